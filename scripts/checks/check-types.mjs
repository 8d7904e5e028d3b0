const PROJECTS = [
  'packages/contract',
  'packages/clock',
  'packages/ui',
  'apps/server',
  'apps/site',
  'apps/portal',
  'e2e',
];

export async function checkTypes(tools) {
  // All concurrently, each on one thread: with more, several checkers compute the same types (2.7
  // times the processor time for the server).
  const exitCodes = await Promise.all(
    PROJECTS.map((project) => tools.tool('typescript', 'tsc', ['-p', project, '--singleThreaded'])),
  );
  return exitCodes.find((code) => code !== 0) ?? 0;
}
