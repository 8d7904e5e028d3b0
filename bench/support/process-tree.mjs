// Memory and length of a command with everything it starts, from /proc: Linux only.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const SAMPLE_MS = 50;

/** Runs a command to its end. The peak is the most that it and its children held at one time. */
export async function measureCommand(command, args, options) {
  const startedAt = performance.now();
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'], ...options });
  const exited = once(child, 'exit');
  let peakMb = 0;
  while (child.exitCode === null && child.signalCode === null) {
    const held = treeOf(child.pid).map((pid) => memoryOf(pid).nowMb);
    peakMb = Math.max(
      peakMb,
      held.reduce((sum, megabytes) => sum + megabytes, 0),
    );
    await pause(SAMPLE_MS);
  }
  const [exitCode] = await exited;
  if (exitCode !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${exitCode}`);
  return { seconds: (performance.now() - startedAt) / 1000, peakMb };
}

/** A process and all below it. */
export function treeOf(root) {
  const children = new Map();
  for (const pid of readdirSync('/proc').map(Number).filter(Boolean)) {
    const parent = Number(/\) \S (\d+)/.exec(read(`/proc/${pid}/stat`))?.[1]);
    children.set(parent, [...(children.get(parent) ?? []), pid]);
  }
  const tree = [root];
  for (const pid of tree) tree.push(...(children.get(pid) ?? []));
  return tree;
}

/** The memory of a process, and its peak. Zero when it has ended. */
export function memoryOf(pid) {
  const status = read(`/proc/${pid}/status`);
  const megabytes = (name) =>
    Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024;
  return { nowMb: megabytes('VmRSS'), peakMb: megabytes('VmHWM') };
}

/** What a process and all below it take, what they share counted once (PSS), in MB. */
export function memoryOfAll(root) {
  const kilobytes = treeOf(root).map((pid) =>
    Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0),
  );
  return kilobytes.reduce((sum, each) => sum + each, 0) / 1024;
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
