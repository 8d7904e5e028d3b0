// The project brings its own Node as a platform package, so that everyone runs the same one.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { platformName, thisPlatform } from './platform.mjs';
import { projectRoot } from './project-root.mjs';

/** The Node that runs everything after the set-up; the machine's own where we bring none (macOS, musl). */
export function projectNode() {
  const isWindows = process.platform === 'win32';
  const machine = platformName(thisPlatform());
  const packageName = `node-${isWindows ? `win-${process.arch}` : machine}`;
  const manifest = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
  if (packageName in manifest.optionalDependencies) {
    return join(projectRoot, 'node_modules', packageName, 'bin', isWindows ? 'node.exe' : 'node');
  }
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major >= 24 || (major === 22 && minor >= 22)) return process.execPath;
  throw new Error(
    `There is no Node 24 in the registry for ${machine}: here the project needs a Node of 22.22 or newer (not 23) on PATH, and this is ${process.version}.`,
  );
}
