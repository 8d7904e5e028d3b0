// The first phase of the set-up: the pinned Node and the pinned npm, in a folder of their own, with
// whatever npm the machine has. Older ones silently leave out native packages, or pick old majors of
// packages whose `engines` do not fit the Node they run on.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundledNodePackage, nodeBinaryIn, ownNodeCanInstall } from './bundled-node.mjs';
import { findNpmCli } from './npm-cli.mjs';
import { projectRoot } from './project-root.mjs';
import { runNpm } from './run-npm.mjs';

const runtimeDirectory = join(projectRoot, '.runtime');

/** Installs them and returns `{ node, npm }` to install everything else with. */
export async function installRuntime() {
  const lock = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8'));
  const nodePackage = ownNodeCanInstall() ? undefined : bundledNodePackage();
  const small = runtimeLock(lock, nodePackage ? ['npm', nodePackage] : ['npm']);
  mkdirSync(runtimeDirectory, { recursive: true });
  const write = (name, content) =>
    writeFileSync(join(runtimeDirectory, name), JSON.stringify(content));
  write('package.json', small.packages['']);
  write('package-lock.json', small);
  await runNpm({ node: process.execPath, npm: findNpmCli() }, ['ci'], { folder: runtimeDirectory });
  return {
    node: nodePackage ? nodeBinaryIn(runtimeDirectory, nodePackage) : process.execPath,
    npm: join(runtimeDirectory, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
  };
}

export function removeRuntime() {
  rmSync(runtimeDirectory, { recursive: true, force: true });
}

/**
 * A lock file of the named packages and what they bundle. It carries the checksums of the big one,
 * so that this first download is verified like all the others.
 */
export function runtimeLock(lock, names) {
  const entries = Object.entries(lock.packages).filter(([path]) =>
    names.some((name) => `${path}/`.startsWith(`node_modules/${name}/`)),
  );
  const dependencies = Object.fromEntries(
    names.map((name) => [name, lock.packages[`node_modules/${name}`].version]),
  );
  const manifest = { name: 'runtime', version: '0.0.0', private: true, dependencies };
  const required = entries.map(([path, { optional: _optional, dev: _dev, ...entry }]) => [
    path,
    entry,
  ]);
  return {
    name: manifest.name,
    version: manifest.version,
    lockfileVersion: lock.lockfileVersion,
    packages: { '': manifest, ...Object.fromEntries(required) },
  };
}
