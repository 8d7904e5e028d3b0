// Loads every native part once, so that a missing or broken one is reported by the set-up and not
// later by a stack trace.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import { nativeFilesIn } from './native-files.mjs';
import { fittingBuilds, lookupPaths, nativePackages } from './native-packages.mjs';
import { platformName } from './platform.mjs';

const LOAD_DEADLINE_MS = 60_000;
const load = createRequire(import.meta.url);

/** One sentence for each native package below `root` that this machine cannot use. */
export function findBrokenParts({ root, lock, platform, bringsNode }) {
  return nativePackages(lock)
    .filter(({ path }) => (path === '' ? bringsNode : existsSync(join(root, path))))
    .flatMap((native) => {
      const problem = problemOf(root, native, platform);
      return problem ? [problem] : [];
    });
}

function problemOf(root, native, platform) {
  const machine = platformName(platform);
  const builds = fittingBuilds(native, platform);
  const absent = builds.find((name) => !folderOf(root, native, name));
  if (builds.length === 0 || absent) {
    const named = absent ? ` (npm did not find ${absent} ${native.builds[absent]})` : '';
    return `${native.name} has no build for ${machine} at this version${named}.`;
  }
  const error = builds.map((name) => loadAll(folderOf(root, native, name))).find(Boolean);
  return error && `${native.name} does not load on ${machine}: ${error}.`;
}

function folderOf(root, native, name) {
  return lookupPaths(native.path, name)
    .map((path) => join(root, path))
    .find((folder) => existsSync(join(folder, 'package.json')));
}

function loadAll(folder) {
  const files = nativeFilesIn(folder);
  if (files.length === 0) return 'its file is missing';
  return files
    .map(({ path }) => (isLibrary(path) ? loadModule(path) : runProgram(path)))
    .find(Boolean);
}

// A plain library (libvips) is loaded by the module that needs it.
function isLibrary(path) {
  return /\.node$|\.so(\.|$)|\.dll$|\.dylib$/.test(path);
}

function loadModule(path) {
  if (extname(path) !== '.node') return undefined;
  try {
    load(path);
    return undefined;
  } catch (error) {
    return firstLine(error.message);
  }
}

function runProgram(path) {
  const ran = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: LOAD_DEADLINE_MS });
  if (ran.status === 0) return undefined;
  return firstLine(
    ran.error?.message ?? (ran.stderr || `it ended with ${ran.signal ?? ran.status}`),
  );
}

function firstLine(text) {
  return text.trim().split('\n')[0].replace(/\.$/, '');
}
