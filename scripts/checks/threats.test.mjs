// docs/threats.md names a test for every threat; this fails when one was renamed or removed.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../set-up/project-root.mjs';

const rows = readFileSync(join(projectRoot, 'docs/threats.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| T\d{2,3} /.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, number, , defence, tests]) => ({ number, defence, tests: namesIn(tests) }));

function namesIn(cell) {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name);
}

it('knows every threat once, in order', () => {
  const numbers = rows.map(({ number }) => number);
  const all = numbers.map((_, index) => `T${String(index + 1).padStart(2, '0')}`);
  expect(numbers).toEqual(all);
});

it('every threat has a defence, and tests that exist and are run by a command', () => {
  const isRun = /\.(test\.(ts|mjs)|spec\.ts)$|^long-tests\/(hardening\/)?[a-z-]+\.mjs$/;
  for (const { number, defence, tests } of rows) {
    expect(defence, number).not.toBe('');
    expect(tests.length, number).toBeGreaterThan(0);
    const lost = tests.filter((name) => !existsSync(join(projectRoot, name)) || !isRun.test(name));
    expect(lost, number).toEqual([]);
  }
});
