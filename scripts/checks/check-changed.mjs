// `npm test -- changed`: lint, import rules and types of everything (they are quick), and of the
// tests those that touched-tests.mjs names. Compared with where this branch left main.
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from '../commands/build.mjs';
import { projectRoot } from '../set-up/project-root.mjs';
import { checkTypes } from './check-types.mjs';
import { runTests } from './run-tests.mjs';
import { touchedFolders, touchedSpecs } from './touched-tests.mjs';

export async function checkChanged(tools) {
  const { node, tool, nodePath } = tools;
  const base = findBase();
  const files = changedSince(base);
  console.log(`${files.length} files changed since ${base.slice(0, 10)}.`);
  const folders = touchedFolders(files);
  const specs = touchedSpecs(files, listSpecs());
  const onDatabase = folders.filter((folder) => folder.startsWith('apps/server/'));
  const checks = [
    () =>
      tool('@biomejs/biome', 'biome', [
        'ci',
        `--since=${base}`,
        '--changed',
        '--no-errors-on-unmatched',
      ]),
    () => node(['scripts/checks/check-imports.mjs']),
    () => checkTypes(tools),
    // The same files and all that import them.
    () => runTests(tool, ['unit'], ['--changed', base, '--passWithNoTests']),
    ...(onDatabase.length > 0
      ? [() => runTests(tool, ['api-postgres', 'api-pglite'], ['--passWithNoTests', ...onDatabase])]
      : []),
    ...(specs.length > 0 ? [() => ensureBuilt(nodePath), () => runSpecs(tool, specs)] : []),
  ];
  for (const check of checks) {
    const exitCode = await check();
    if (exitCode !== 0) return exitCode;
  }
  return 0;
}

function runSpecs(tool, specs) {
  console.log(`Browser: ${specs.join(', ')}`);
  return tool('@playwright/test', 'playwright', [
    'test',
    '-c',
    'e2e/playwright.config.ts',
    ...specs,
  ]);
}

function listSpecs() {
  return readdirSync(join(projectRoot, 'e2e'), { recursive: true }).filter((path) =>
    path.endsWith('.spec.ts'),
  );
}

function changedSince(base) {
  const committed = git('diff', '--name-only', '--diff-filter=d', base);
  const untracked = git('ls-files', '--others', '--exclude-standard');
  return [...committed, ...untracked];
}

function findBase() {
  const [base] = git('merge-base', 'HEAD', 'main');
  return base;
}

function git(...args) {
  const output = execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8' });
  return output.split('\n').filter(Boolean);
}
