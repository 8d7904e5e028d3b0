// docs/architecture.md draws the features; this fails when the drawing and the code differ.
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../../set-up/project-root.mjs';
import { findImports } from '../imports/import-specifiers.mjs';

const text = readFileSync(join(projectRoot, 'docs/architecture.md'), 'utf8');
const SERVER = 'apps/server/src/features';

/** The lines of the drawing whose first line is `folder`, each as the names in it. */
function drawnIn(folder) {
  const [, drawing] = text.split(`\`\`\`\n${folder}\n`);
  return drawing
    .split('\n```')[0]
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
}

const foldersIn = (folder) => readdirSync(join(projectRoot, folder));

it.each([SERVER, 'apps/portal/features'])('draws every feature of %s in its group', (folder) => {
  const drawn = drawnIn(folder).map(([group, ...features]) => [group, features.toSorted()]);
  const groups = foldersIn(folder);
  expect(Object.fromEntries(drawn)).toEqual(
    Object.fromEntries(groups.map((group) => [group, foldersIn(join(folder, group)).toSorted()])),
  );
});

it('draws a server feature above those that it imports, or beside them', () => {
  const lines = drawnIn('who uses whom');
  expect(lines.flat().toSorted()).toEqual(listFeatures().toSorted());
  const lineOf = (feature) => lines.findIndex((names) => names.includes(feature));
  const upward = importsBetweenFeatures().filter(({ from, to }) => lineOf(to) < lineOf(from));
  expect(upward).toEqual([]);
});

const listFeatures = () => foldersIn(SERVER).flatMap((group) => foldersIn(join(SERVER, group)));

/** Imports of foreign schemas are left out: they are foreign keys. */
function importsBetweenFeatures() {
  const features = listFeatures();
  const files = globSync('**/*.ts', { cwd: join(projectRoot, SERVER) });
  return files
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) =>
      findImports(readFileSync(join(projectRoot, SERVER, file), 'utf8'))
        .map(({ specifier }) => posix.join(posix.dirname(file), specifier))
        .filter((target) => !target.startsWith('..') && !target.endsWith('.schema.ts'))
        .map((target) => ({ file, from: file.split('/')[1], to: target.split('/')[1] })),
    )
    .filter(({ to }) => features.includes(to));
}
