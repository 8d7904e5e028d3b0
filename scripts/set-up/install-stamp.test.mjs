import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isInstalled, removeStamp, writeStamp } from './install-stamp.mjs';

const NATIVE = 'node_modules/native/lib/x.node';
let root;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'install-stamp-'));
  put('package-lock.json', '{}');
  put('node_modules/plain/package.json', '{}');
  put('node_modules/native/package.json', '{}');
  put(NATIVE, Buffer.concat([Buffer.from('7f454c46', 'hex'), Buffer.alloc(60)]));
  const packages = {
    'apps/portal': {},
    'node_modules/plain': {},
    'node_modules/native': { cpu: ['x64'] },
    'node_modules/left-out': { cpu: ['arm64'] },
    'node_modules/@timesync/portal': { link: true },
  };
  put('node_modules/.package-lock.json', JSON.stringify({ packages }));
  writeStamp(root);
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

function put(path, content) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

test('a fresh installation needs nothing', () => {
  expect(isInstalled(root)).toBe('yes');
});

test('another lock file asks for an update of a whole folder', () => {
  put('package-lock.json', '{"other":1}');
  expect(isInstalled(root)).toBe('changed');
});

test.each([
  ['a package is gone', () => rmSync(join(root, 'node_modules/plain'), { recursive: true })],
  ['a native file is gone', () => rmSync(join(root, NATIVE))],
  ['a native file is cut short', () => put(NATIVE, 'half')],
  ['the stamp is gone', () => removeStamp(root)],
  ['the stamp is cut short', () => put('node_modules/.installed-from', '{"from":"lin')],
  ['the stamp is of an older kind', () => put('node_modules/.installed-from', 'linux-x64 abc\n')],
  [
    'only the stamp is left',
    () => {
      rmSync(join(root, 'node_modules/plain'), { recursive: true });
      rmSync(join(root, 'node_modules/native'), { recursive: true });
    },
  ],
])('when %s, everything is installed again', (_case, damage) => {
  damage();
  expect(isInstalled(root)).toBe('no');
});
