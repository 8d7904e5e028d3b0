// The project brings its own Node as a platform package, so that everyone runs the same one.
import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { platformName, thisPlatform } from './platform.mjs';
import { projectRoot } from './project-root.mjs';

const PLATFORM_NAMES = { linux: 'linux', win32: 'win' };

/** Name of the pinned package for this machine, or undefined where there is none (macOS, musl). */
export function bundledNodePackage() {
  const { os, cpu, libc } = thisPlatform();
  const manifest = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
  const name = `node-${PLATFORM_NAMES[os]}-${cpu}`;
  return name in manifest.optionalDependencies && libc !== 'musl' ? name : undefined;
}

/** The Node that runs everything after the set-up. */
export function projectNode() {
  const packageName = bundledNodePackage();
  if (packageName) return nodeBinaryIn(projectRoot, packageName);
  if (isRecentEnough(process.versions.node)) return process.execPath;
  const machine = platformName(thisPlatform());
  throw new Error(
    `There is no Node 24 in the registry for ${machine}: here the project needs a Node of 22.22 or newer (not 23) on PATH, and this is ${process.version}.`,
  );
}

/** The Node binary of a platform package installed under `directory`. */
export function nodeBinaryIn(directory, packageName) {
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  return join(directory, 'node_modules', packageName, 'bin', file);
}

/** Below 22.22 and on 23, npm picks old majors of our dependencies without a word. */
function isRecentEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  return major >= 24 || (major === 22 && minor >= 22);
}

/** True when the Node running now can install: `npm ci` deletes the one inside node_modules. */
export function ownNodeCanInstall() {
  const isOurCopy = process.execPath.startsWith(join(projectRoot, 'node_modules') + sep);
  return isRecentEnough(process.versions.node) && !isOurCopy;
}
