// The stamp in node_modules says which lock file it was installed from, and lists what a damaged
// folder would lack: every package's manifest and every native file, with their sizes.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nativeFilesIn } from './native-files.mjs';
import { platformName, thisPlatform } from './platform.mjs';

const STAMP = 'node_modules/.installed-from';

/** 'yes', 'changed' (an older lock file) or 'no' (never finished, or damaged since). */
export function isInstalled(root) {
  const stamp = readStamp(root);
  if (!stamp?.files.every(([path, size]) => sizeOf(join(root, path)) === size)) return 'no';
  return stamp.from === wanted(root) ? 'yes' : 'changed';
}

export function removeStamp(root) {
  rmSync(join(root, STAMP), { force: true });
}

export function writeStamp(root) {
  // npm's own list of what it installed.
  const hidden = JSON.parse(readFileSync(join(root, 'node_modules', '.package-lock.json'), 'utf8'));
  const paths = Object.entries(hidden.packages).flatMap(([path, { link, cpu, os }]) => {
    if (link || !path.includes('node_modules/') || !existsSync(join(root, path))) return [];
    const native = cpu || os ? nativeFilesIn(join(root, path)) : [];
    const files = native.map((file) => file.path.slice(root.length + 1));
    return [`${path}/package.json`, ...files];
  });
  const files = paths.map((path) => [path, sizeOf(join(root, path))]);
  writeFileSync(join(root, STAMP), JSON.stringify({ from: wanted(root), files }));
}

function readStamp(root) {
  const file = join(root, STAMP);
  if (!existsSync(file)) return undefined;
  try {
    const { from, files } = JSON.parse(readFileSync(file, 'utf8'));
    return Array.isArray(files) ? { from, files } : undefined;
  } catch {
    // Cut short by a full disk or a lost power supply, or written by an older version.
    return undefined;
  }
}

function wanted(root) {
  const lock = readFileSync(join(root, 'package-lock.json'));
  const hash = createHash('sha256').update(lock).digest('hex');
  return `${platformName(thisPlatform())} ${hash}`;
}

function sizeOf(path) {
  return statSync(path, { throwIfNoEntry: false })?.size;
}
