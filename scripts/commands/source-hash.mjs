import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { projectRoot } from '../set-up/project-root.mjs';

const GENERATED = new Set(['node_modules', 'build', '.react-router']);

/** One hash over the names and contents of files and folders. */
export function hashSources(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => listFiles(join(projectRoot, path)))) {
    hash.update(`\0${relative(projectRoot, file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function listFiles(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => !GENERATED.has(name))
    .sort()
    .flatMap((name) => listFiles(join(path, name)));
}
