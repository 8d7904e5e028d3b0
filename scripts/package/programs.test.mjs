import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../set-up/project-root.mjs';
import { programs } from './programs.mjs';

test('every program of the server that npm runs is a command of the package too', () => {
  const folder = join(projectRoot, 'scripts/commands');
  const named = readdirSync(folder)
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .map((text) => /runServerProgram\('apps\/server\/src\/(.+?)'/.exec(text)?.[1])
    .filter(Boolean);
  expect(Object.values(programs).sort()).toEqual(['main.ts', ...named].sort());
});
