// Run by install.mjs with the project's Node: loads every native part that package-lock.json has for
// this machine, and prints a line for each that is missing or broken.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { nativeFilesIn } from './native-files.mjs';
import { thisPlatform } from './platform.mjs';
import { projectRoot } from './project-root.mjs';

const LOAD_DEADLINE_MS = 60_000;
const load = createRequire(import.meta.url);

/** One sentence for each native package below `root` that this machine needs and cannot use. */
export function findBrokenParts(root, lock, machine = thisPlatform()) {
  return Object.entries(lock.packages)
    .filter(([, entry]) => (entry.os || entry.cpu) && fits(entry, machine))
    .flatMap(([path]) => {
      const problem = existsSync(join(root, path)) ? problemIn(join(root, path)) : 'it is missing';
      return problem ? [`${path} does not load: ${problem}.`] : [];
    });
}

function fits(entry, machine) {
  const isAllowed = (name) => !entry[name] || [entry[name]].flat().includes(machine[name]);
  return ['os', 'cpu', 'libc'].every(isAllowed);
}

function problemIn(folder) {
  const files = nativeFilesIn(folder).map(({ path }) => path);
  if (files.length === 0) return 'its file is missing';
  return files
    .map((path) => (path.endsWith('.node') ? loadModule(path) : runProgram(path)))
    .find(Boolean);
}

function loadModule(path) {
  try {
    load(path);
    return undefined;
  } catch (error) {
    return firstLine(error.message);
  }
}

function runProgram(path) {
  // A plain library (libvips) is loaded by the module that needs it; of PostgreSQL's own tests we need none.
  if (/\.so(\.|$)|\.dll$|\.dylib$|\/pgxs\//.test(path)) return undefined;
  const ran = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: LOAD_DEADLINE_MS });
  if (ran.status === 0) return undefined;
  return firstLine(
    ran.error?.message ?? (ran.stderr || `it ended with ${ran.signal ?? ran.status}`),
  );
}

function firstLine(text) {
  return text.trim().split('\n')[0].replace(/\.$/, '');
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const lock = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8'));
  for (const problem of findBrokenParts(projectRoot, lock)) console.log(problem);
}
