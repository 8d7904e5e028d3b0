// The project brings its own Node as a platform package, so that everyone runs the same one.
import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { projectRoot } from './project-root.mjs';

const PLATFORM_NAMES = { linux: 'linux', win32: 'win' };

/** Name of the pinned package for this machine, or undefined where there is none (macOS). */
export function bundledNodePackage() {
  const manifest = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
  const name = `node-${PLATFORM_NAMES[process.platform]}-${process.arch}`;
  return name in manifest.optionalDependencies ? name : undefined;
}

/** The Node binary of a platform package installed under `directory`. */
export function nodeBinaryIn(directory, packageName) {
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  return join(directory, 'node_modules', packageName, 'bin', file);
}

/** Below 22.22 and on 23, npm picks old majors of our dependencies without a word. */
export function isRecentEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  return major >= 24 || (major === 22 && minor >= 22);
}

/** True when the Node running now can install: `npm ci` deletes the one inside node_modules. */
export function ownNodeCanInstall() {
  const isOurCopy = process.execPath.startsWith(join(projectRoot, 'node_modules') + sep);
  return isRecentEnough(process.versions.node) && !isOurCopy;
}
