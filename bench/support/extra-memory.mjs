import { writeFileSync } from 'node:fs';
import { memoryOf } from './process-tree.mjs';

/** The memory that `work` adds to a process, and its duration. Linux only. */
export async function extraMemory(pid, work) {
  const before = memoryOf(pid).nowMb;
  // Forgets the peak of what was before.
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  const started = performance.now();
  const result = await work();
  const seconds = (performance.now() - started) / 1000;
  const { nowMb, peakMb } = memoryOf(pid);
  return { result, seconds, megabytes: peakMb - before, leftMegabytes: nowMb - before };
}
