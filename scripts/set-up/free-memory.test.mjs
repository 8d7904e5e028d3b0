import { expect, test } from 'vitest';
import { freeMemory } from './free-memory.mjs';

const meminfo = 'MemTotal: 4000 kB\nMemAvailable: 3000 kB\nSwapFree: 500 kB\n';
const machine = { '/proc/meminfo': meminfo };
const version1 = '/sys/fs/cgroup/memory';

test.each([
  ['no Linux', {}, Number.POSITIVE_INFINITY],
  ['no container', machine, 3500 * 1024],
  [
    'a limit of version 2',
    {
      ...machine,
      '/proc/self/cgroup': '0::/app\n',
      '/sys/fs/cgroup/app/memory.max': '1000\n',
      '/sys/fs/cgroup/app/memory.current': '900\n',
      '/sys/fs/cgroup/app/memory.stat': 'anon 100\ninactive_file 300\n',
    },
    400,
  ],
  [
    'a limit further up, none of its own',
    {
      ...machine,
      '/proc/self/cgroup': '0::/box/app\n',
      '/sys/fs/cgroup/box/app/memory.max': 'max\n',
      '/sys/fs/cgroup/box/app/memory.current': '10\n',
      '/sys/fs/cgroup/box/memory.max': '500\n',
      '/sys/fs/cgroup/box/memory.current': '200\n',
    },
    300,
  ],
  [
    'inside a container, whose group is the root',
    {
      ...machine,
      '/proc/self/cgroup': '0::/../hidden\n',
      '/sys/fs/cgroup/memory.max': '700\n',
      '/sys/fs/cgroup/memory.current': '100\n',
    },
    600,
  ],
  [
    'a limit of version 1',
    {
      ...machine,
      '/proc/self/cgroup': '5:cpu:/\n4:memory:/app\n0::/\n',
      [`${version1}/app/memory.limit_in_bytes`]: '800\n',
      [`${version1}/app/memory.usage_in_bytes`]: '700\n',
      [`${version1}/app/memory.stat`]: 'inactive_file 1\ntotal_inactive_file 50\n',
    },
    150,
  ],
])('%s', (_case, files, expected) => {
  expect(freeMemory((path) => files[path])).toBe(expected);
});
