// `npm test -- changed`: lint, import rules and types of everything (they are quick), and of the
// tests those that touched-tests.mjs names. Compared with where this branch left main.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../set-up/project-root.mjs';
import { runTests } from './run-tests.mjs';
import { touchedFolders, touchedSpecs } from './touched-tests.mjs';

/** `all` are the steps of `npm test`. */
export function changedSteps(all) {
  const base = findBase();
  const files = changedSince(base);
  console.log(`${files.length} files changed since ${base.slice(0, 10)}.`);
  const stepOf = (name) => all.find((step) => step.name === name);
  const apiTests = touchedFolders(files).flatMap(listApiTests);
  const specs = touchedSpecs(files, listSpecs());
  return [
    stepOf('lint'),
    stepOf('imports'),
    stepOf('types'),
    {
      name: 'unit',
      title: 'Unit tests that reach a changed file',
      lane: 'unit',
      run: ({ tool }) => runTests(tool, ['unit'], ['--changed', base, '--passWithNoTests']),
    },
    ...(apiTests.length > 0 ? [apiStep(apiTests)] : []),
    ...(specs.length > 0 ? [stepOf('build'), browserStep(stepOf('browser'), specs)] : []),
  ];
}

function apiStep(files) {
  return {
    name: 'unit',
    title: `API tests beside a changed file: ${files.length} files`,
    lane: 'unit',
    needs: { postgres: true },
    run: ({ tool }) =>
      runTests(tool, ['api-postgres', 'api-pglite'], ['--passWithNoTests', ...files]),
  };
}

function browserStep(step, specs) {
  return { ...step, title: `Browser: ${specs.join(', ')}`, run: (tools) => step.run(tools, specs) };
}

function listApiTests(folder) {
  if (!existsSync(join(projectRoot, folder))) return [];
  return readdirSync(join(projectRoot, folder))
    .filter((name) => /\.(api|race)\.test\.ts$/.test(name))
    .map((name) => `${folder}/${name}`);
}

function listSpecs() {
  return readdirSync(join(projectRoot, 'e2e'), { recursive: true })
    .filter((path) => path.endsWith('.spec.ts'))
    .toSorted();
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
