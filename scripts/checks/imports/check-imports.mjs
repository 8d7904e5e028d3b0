// Checks the import rules (import-rules.mjs) for every source file of the project, and that the SQL of
// a feature names its own tables only (sql-tables.mjs).
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../../set-up/project-root.mjs';
import { isTest, layerRules, packageRules } from './import-rules.mjs';
import { findImports } from './import-specifiers.mjs';
import { findForeignTables } from './sql-tables.mjs';

const FOLDERS = ['packages', 'apps', 'e2e', 'bench', 'scripts', 'long-tests'];
const NOT_SOURCE = new Set(['node_modules', 'build', 'migrations', '.react-router']);
const PACKAGES = new Set(['contract', 'clock', 'ui']);
const EXTENSIONS = new Set(['.ts', '.tsx', '.mts', '.js', '.mjs']);

/** Every forbidden import below `root` and every table that a file's SQL may not name, as sentences. */
export function findForbiddenImports(root) {
  const files = listAllSources(root);
  const own = files.filter((file) => !isTest(file));
  return [
    ...files.flatMap((file) => findImportsOf(root, file)),
    ...findForeignTables(root, own),
  ].map(({ file, line, problem }) => `${file}:${line} ${problem}`);
}

function findImportsOf(root, file) {
  const rules = isTest(file) ? packageRules : [...packageRules, ...layerRules];
  return findImports(readFileSync(join(root, file), 'utf8')).flatMap(
    ({ specifier, line, isLazy }) => {
      const to = resolveSpecifier(file, specifier);
      const broken = rules.map((rule) => rule({ from: file, to, isLazy })).find(Boolean);
      return broken ? [{ file, line, problem: `imports ${specifier}: ${broken}` }] : [];
    },
  );
}

function listAllSources(root) {
  return FOLDERS.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
    listSources(root, folder),
  );
}

function listSources(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (entry.isDirectory()) return NOT_SOURCE.has(entry.name) ? [] : listSources(root, path);
    return EXTENSIONS.has(extname(entry.name)) ? [path] : [];
  });
}

function resolveSpecifier(from, specifier) {
  if (specifier.startsWith('~/') && from.startsWith('apps/portal/')) {
    return posix.join('apps/portal', specifier.slice(2));
  }
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  return specifier.replace(/^@timesync\/(contract|clock|ui|server|site|portal)/, (_, name) =>
    PACKAGES.has(name) ? `packages/${name}` : `apps/${name}`,
  );
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const problems = findForbiddenImports(projectRoot);
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
