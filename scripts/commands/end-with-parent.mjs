// Preloaded into the server. The process that started it (npm, a test) may be killed without
// notice; the server then gets another parent. Not on Windows, where a process keeps its parent's
// number.
const PARENT_CHECK_MS = 500;
const parent = process.ppid;

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
}, PARENT_CHECK_MS).unref();
