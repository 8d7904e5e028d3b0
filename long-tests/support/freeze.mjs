import { readFileSync } from 'node:fs';

/** Stops a process and its children with SIGSTOP, as a hung disk or host would. Linux only. */
export function freeze(processId) {
  const frozen = [processId, ...childrenOf(processId)];
  for (const pid of frozen) process.kill(pid, 'SIGSTOP');
  return function thaw() {
    for (const pid of frozen.toReversed()) process.kill(pid, 'SIGCONT');
  };
}

function childrenOf(pid) {
  const list = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return list.split(' ').filter(Boolean).map(Number);
}
