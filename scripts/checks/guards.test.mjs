// The long test of the guards takes each of these texts out: one that is no longer there tests nothing.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { guards } from '../../long-tests/guards/guards.mjs';
import { projectRoot } from '../set-up/project-root.mjs';

it('every guard stands once in its file', () => {
  const moved = guards.filter(({ file, guard }) => {
    const parts = readFileSync(join(projectRoot, file), 'utf8').split(guard);
    return parts.length !== 2;
  });
  expect(moved.map(({ what }) => what)).toEqual([]);
});
