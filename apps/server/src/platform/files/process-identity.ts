// Says whether the process that wrote a file still runs. A process number alone does not: numbers
// are used again, and in containers every process may be number 1.
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

export interface ProcessIdentity {
  pid: number;
  /** Two processes see each other's numbers only in the same place: machine, or container. */
  place: string;
  /** When the process started, in the kernel's clock ticks; null where the system does not say. */
  startTime: string | null;
}

let own: ProcessIdentity | undefined;

/** Found out once: a machine that is renamed meanwhile must not lose what it has locked. */
export function currentProcess(): ProcessIdentity {
  own ??= { pid: process.pid, place: currentPlace(), startTime: startTimeOf(process.pid) };
  return own;
}

/** `unknown`: it runs, or ran, in another place. */
export function stateOf(identity: ProcessIdentity): 'running' | 'gone' | 'unknown' {
  if (identity.place !== currentPlace()) return 'unknown';
  if (!isInUse(identity.pid)) return 'gone';
  const startTime = startTimeOf(identity.pid);
  return startTime && identity.startTime && startTime !== identity.startTime ? 'gone' : 'running';
}

function currentPlace(): string {
  return `${hostname()} ${readOrNull(() => readlinkSync('/proc/self/ns/pid')) ?? process.platform}`;
}

function isInUse(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, under another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function startTimeOf(pid: number): string | null {
  return readOrNull(() => {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field, the command in brackets, may contain spaces; the start time is field 22.
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    return `${boot} ${ticks}`;
  });
}

function readOrNull(read: () => string): string | null {
  try {
    return read();
  } catch {
    return null;
  }
}
