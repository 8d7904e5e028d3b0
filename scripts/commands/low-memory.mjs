// What keeps the server's memory small, for `npm start` and the measurements.
export const lowMemoryFlags = [
  // Smaller, and what lives for one request is taken for old: the pauses to clear it up are longer.
  '--max-semi-space-size=8',
  // About 40 MB are in use; with a limit V8 collects garbage instead of growing. Pictures are outside.
  '--max-old-space-size=256',
];

export const lowMemoryEnvironment = {
  // Pictures are unpacked on several threads; each would keep a heap of its own (315 MB after six large
  // photos instead of 245).
  MALLOC_ARENA_MAX: '2',
};
