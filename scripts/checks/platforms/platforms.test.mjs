import { expect, test } from 'vitest';
import { findMissingPlatforms } from './platforms.mjs';

function lockOf(declared, locked) {
  const builds = Object.entries(locked).map(([path, version]) => [
    `node_modules/${path}`,
    { version, cpu: ['any'] },
  ]);
  const tool = { version: '2.0.0', optionalDependencies: declared };
  return { packages: { '': {}, 'node_modules/tool': tool, ...Object.fromEntries(builds) } };
}

const both = { '@tool/linux-x64-gnu': '2.0.0', '@tool/linux-arm64-gnu': '2.0.0' };
const x64Only = { '@tool/linux-x64-gnu': '2.0.0' };

test.each([
  ['both locked', both, both, []],
  [
    'one nested below its user',
    both,
    { '@tool/linux-x64-gnu': '2.0.0', 'tool/node_modules/@tool/linux-arm64-gnu': '2.0.0' },
    [],
  ],
  ['not native', { fsevents: '2.0.0' }, {}, []],
  [
    'other systems lack their entry',
    { ...both, '@tool/darwin-x64': '2.0.0', '@tool/linux-x64-musl': '2.0.0' },
    both,
    [],
  ],
  [
    'arm64 not locked',
    both,
    x64Only,
    ['tool 2.0.0: package-lock.json lacks @tool/linux-arm64-gnu 2.0.0'],
  ],
  [
    'x64 not locked',
    both,
    { '@tool/linux-arm64-gnu': '2.0.0' },
    ['tool 2.0.0: package-lock.json lacks @tool/linux-x64-gnu 2.0.0'],
  ],
  ['arm64 never made', x64Only, x64Only, ['tool 2.0.0 has no build for linux-arm64']],
  [
    'musl in place of glibc',
    { ...x64Only, '@tool/linux-arm64-musl': '2.0.0' },
    x64Only,
    ['tool 2.0.0 has no build for linux-arm64'],
  ],
  [
    'different versions',
    both,
    { ...both, '@tool/linux-arm64-gnu': '1.9.0' },
    ['tool: its builds have different versions (2.0.0 and 1.9.0)'],
  ],
])('%s', (_case, declared, locked, expected) => {
  expect(findMissingPlatforms(lockOf(declared, locked))).toEqual(expected);
});
