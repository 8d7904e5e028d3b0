import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { copyFolder } from './copy-folder.ts';

function newHome(): string {
  const home = mkdtempSync(join(tmpdir(), 'timesync-copy-'));
  onTestFinished(() => rmSync(home, { recursive: true }));
  return home;
}

it('copies every file and empty folder, and lets no other user in', async () => {
  const home = newHome();
  const [from, to] = [join(home, 'from'), join(home, 'to')];
  mkdirSync(join(from, 'base/1'), { recursive: true });
  mkdirSync(join(from, 'pg_notify'));
  for (let number = 0; number < 50; number += 1) {
    writeFileSync(join(from, 'base/1', String(number)), `page ${number}`, { mode: 0o600 });
  }
  writeFileSync(join(from, 'PG_VERSION'), '17');
  await copyFolder(from, to);
  const listed = (folder: string) => readdirSync(folder, { recursive: true }).toSorted();
  expect(listed(to)).toEqual(listed(from));
  for (let number = 0; number < 50; number += 1) {
    expect(readFileSync(join(to, 'base/1', String(number)), 'utf8')).toBe(`page ${number}`);
  }
  const modeOf = (path: string) => statSync(join(to, path)).mode & 0o777;
  expect([modeOf(''), modeOf('base/1'), modeOf('base/1/7')]).toEqual([0o700, 0o700, 0o600]);
});

it('refuses a target that exists', async () => {
  const home = newHome();
  mkdirSync(join(home, 'from'));
  mkdirSync(join(home, 'to'));
  await expect(copyFolder(join(home, 'from'), join(home, 'to'))).rejects.toThrow('EEXIST');
});
