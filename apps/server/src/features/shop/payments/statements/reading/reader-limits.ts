// A thread beside `statement-reader.ts`: ends the process when the file costs too much. A timer of the
// reader itself would wait until the file is read.
import { workerData } from 'node:worker_threads';

/** The limit is processor time, so that a busy machine refuses nothing. */
const mostProcessorMs: number = workerData;
/** What a PDF unpacks lies outside the heap, which has a limit of its own. */
const MOST_GROWTH_BYTES = 150 * 1024 * 1024;
const LOOK_MS = 20;

const bytesBefore = process.memoryUsage.rss();
setInterval(() => {
  const { user, system } = process.cpuUsage();
  const isLong = (user + system) / 1_000 > mostProcessorMs;
  if (isLong || process.memoryUsage.rss() - bytesBefore > MOST_GROWTH_BYTES) {
    process.kill(process.pid, 'SIGKILL');
  }
}, LOOK_MS);
