import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';

const ENOUGH = '512m';

/** Mounts a disk of `size` in memory at `path`; `grow` gives it room. */
export function onDisk(path, size, work) {
  mkdirSync(path, { recursive: true });
  mount(['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', path]);
  try {
    work({ path, grow: () => mount(['-o', `remount,size=${ENOUGH}`, path]) });
  } finally {
    spawnSync('umount', [path]);
  }
}

function mount(args) {
  const { status, stderr } = spawnSync('mount', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`mount ${args.join(' ')}: ${stderr}`);
}
