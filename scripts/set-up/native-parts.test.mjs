import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findBrokenParts } from './native-parts.mjs';
import { platformName, thisPlatform } from './platform.mjs';

const platform = thisPlatform();
const machine = platformName(platform);
const build = `@tool/${platform.os}-${platform.cpu}`;
const lock = {
  packages: {
    '': {},
    'node_modules/tool': { version: '2.0.0', optionalDependencies: { [build]: '2.0.0' } },
    'node_modules/absent': { version: '2.0.0', optionalDependencies: { [build]: '2.0.0' } },
  },
};
const ELF_HEAD = Buffer.concat([Buffer.from('7f454c46', 'hex'), Buffer.alloc(60)]);

let root;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'native-parts-'));
  put('tool/package.json', '{}');
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

function put(path, content) {
  const file = join(root, 'node_modules', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  return file;
}

function problems() {
  return findBrokenParts({ root, lock, platform, bringsNode: false });
}

test('a build that npm left out is named with the platform', () => {
  expect(problems()).toEqual([
    `tool has no build for ${machine} at this version (npm did not find ${build} 2.0.0).`,
  ]);
});

test('a platform without any build is named too', () => {
  const elsewhere = { os: 'sunos', cpu: 'x64' };
  expect(findBrokenParts({ root, lock, platform: elsewhere, bringsNode: false })).toEqual([
    'tool has no build for sunos-x64 at this version.',
  ]);
});

test('a build without its file does not load', () => {
  put(`${build}/package.json`, '{}');
  expect(problems()).toEqual([`tool does not load on ${machine}: its file is missing.`]);
});

test('a half-written module and a half-written program do not load', () => {
  put(`${build}/package.json`, '{}');
  put(`${build}/tool.node`, ELF_HEAD);
  expect(problems()[0]).toContain(`tool does not load on ${machine}: `);
  rmSync(join(root, 'node_modules', build, 'tool.node'));
  chmodSync(put(`${build}/bin/tool`, ELF_HEAD), 0o755);
  expect(problems()[0]).toContain(`tool does not load on ${machine}: `);
});

test('a program that answers is fine', () => {
  put(`${build}/package.json`, '{}');
  const program = put(`${build}/bin/tool`, '');
  copyFileSync(process.execPath, program);
  chmodSync(program, 0o755);
  expect(problems()).toEqual([]);
});
