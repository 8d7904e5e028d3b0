// Preloaded into the server. Whoever started it (npm, a test) may be killed hard and cannot say so;
// being handed to another parent does. Not on Windows, where a process keeps its parent's number.
const PARENT_CHECK_MS = 500;
const parent = process.ppid;

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
}, PARENT_CHECK_MS).unref();
