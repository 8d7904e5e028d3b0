import { chmodSync, copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../package/run-command.mjs';
import { findBrokenParts } from './load-native-parts.mjs';
import { thisPlatform } from './platform.mjs';

const { os, cpu, libc } = thisPlatform();
const lock = {
  packages: {
    '': {},
    'node_modules/plain': {},
    'node_modules/tool': { os, cpu: [cpu], libc: libc && [libc] },
    'node_modules/other-cpu': { os: [os], cpu: ['other'] },
    'node_modules/other-libc': { os: [os], cpu: [cpu], libc: ['other'] },
  },
};
const ELF_HEAD = Buffer.concat([Buffer.from('7f454c46', 'hex'), Buffer.alloc(60)]);

let root;

beforeEach(() => {
  root = temporaryFolder();
});

function put(path, content) {
  const file = join(root, 'node_modules/tool', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  return file;
}

test('a part that npm left out is named, one of another machine is not needed', () => {
  expect(findBrokenParts(root, lock)).toEqual(['node_modules/tool does not load: it is missing.']);
});

test('the other processor needs its own part', () => {
  const others = findBrokenParts(root, lock, { os, cpu: 'other', libc });
  expect(others).toEqual(['node_modules/other-cpu does not load: it is missing.']);
});

test('a part without its file does not load', () => {
  put('package.json', '{}');
  expect(findBrokenParts(root, lock)).toEqual([
    'node_modules/tool does not load: its file is missing.',
  ]);
});

test.each(['tool.node', 'bin/tool'])('a half-written %s does not load', (path) => {
  chmodSync(put(path, ELF_HEAD), 0o755);
  expect(findBrokenParts(root, lock)[0]).toContain('node_modules/tool does not load: ');
});

test('a program that answers is fine', () => {
  const program = put('bin/tool', '');
  copyFileSync(process.execPath, program);
  chmodSync(program, 0o755);
  expect(findBrokenParts(root, lock)).toEqual([]);
});
