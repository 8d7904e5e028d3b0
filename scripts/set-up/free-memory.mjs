// How much memory a new process could take: the machine's free memory, or less where a container
// sets a limit. Linux only; elsewhere it is unknown.
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

const KB = 1024;

/** Bytes, Infinity when unknown. `read` returns a file's text or undefined. */
export function freeMemory(read = readIfThere) {
  return Math.min(
    freeOnMachine(read),
    ...cgroupFolders(read).map((group) => freeInGroup(group, read)),
  );
}

function freeOnMachine(read) {
  const info = read('/proc/meminfo');
  const kilobytes = (name) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(info)?.[1] ?? 0);
  return info ? (kilobytes('MemAvailable') + kilobytes('SwapFree')) * KB : Infinity;
}

// Limits count on every level from our group up. Inside a container the named group often does not
// exist and its root is ours.
function cgroupFolders(read) {
  const lines = (read('/proc/self/cgroup') ?? '').split('\n').map((line) => line.split(':'));
  return lines.flatMap(([, controllers, path]) => {
    const isVersion2 = controllers === '';
    if (!isVersion2 && !controllers?.split(',').includes('memory')) return [];
    const root = isVersion2 ? '/sys/fs/cgroup' : '/sys/fs/cgroup/memory';
    return [...ancestors(path).map((folder) => posix.join(root, folder)), root].map((folder) => ({
      folder,
      files: isVersion2
        ? { limit: 'memory.max', used: 'memory.current', cache: /^inactive_file (\d+)/m }
        : {
            limit: 'memory.limit_in_bytes',
            used: 'memory.usage_in_bytes',
            cache: /^total_inactive_file (\d+)/m,
          },
    }));
  });
}

function ancestors(path) {
  return path === '/' || path === '.' ? [] : [path, ...ancestors(posix.dirname(path))];
}

function freeInGroup({ folder, files }, read) {
  const limit = Number(read(posix.join(folder, files.limit)));
  const used = Number(read(posix.join(folder, files.used)));
  // "max", or no such file.
  if (Number.isNaN(limit) || Number.isNaN(used)) return Infinity;
  // The kernel's file cache is freed when memory is needed.
  const cache = Number(files.cache.exec(read(posix.join(folder, 'memory.stat')) ?? '')?.[1] ?? 0);
  return limit - used + cache;
}

function readIfThere(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
