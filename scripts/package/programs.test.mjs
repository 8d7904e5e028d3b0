import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../set-up/project-root.mjs';
import { programs } from './programs.mjs';

const { start: _server, ...commands } = programs;

test('every command of the package is a script of npm too, and the other way round', () => {
  const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
  const named = Object.entries(scripts).filter(([, run]) => run.includes('server-program.mjs'));
  const expected = Object.keys(commands).map((name) => [
    name,
    `exec node scripts/commands/server-program.mjs ${name}`,
  ]);
  expect(named.toSorted()).toEqual(expected.toSorted());
});

test.each(Object.values(programs))('%s is there', (file) => {
  expect(existsSync(join(projectRoot, 'apps/server/src/programs', file))).toBe(true);
});

test.each([
  ['nonsense', 2],
  ['help', 0],
])('portal %s ends with %i', (command, code) => {
  const portal = join(projectRoot, 'scripts/package/portal.mjs');
  const { status, stderr } = spawnSync(process.execPath, [portal, command], { encoding: 'utf8' });
  expect(stderr).toMatch(/^Usage: portal start\|/);
  expect(status).toBe(code);
});
