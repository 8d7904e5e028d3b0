// Installs the dependencies in two phases, because npm silently skips (or picks old majors of)
// packages whose `engines` do not fit the Node it runs on: first our pinned Node, then, with that
// Node, everything else. Does nothing when the installed tree matches the lock file.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  bundledNodePackage,
  isRecentEnough,
  nodeBinaryIn,
  ownNodeCanInstall,
} from './bundled-node.mjs';
import { findNpmCli } from './npm-cli.mjs';
import { projectRoot } from './project-root.mjs';
import { runProcess } from './run-process.mjs';
import { stopSignal } from './stop-signal.mjs';

const lockFile = join(projectRoot, 'package-lock.json');
const stampFile = join(projectRoot, 'node_modules', '.installed-from');
const runtimeDirectory = join(projectRoot, '.runtime');

/** Makes sure everything is installed and gives the path of the Node to run it with. */
export async function ensureInstalled() {
  const packageName = bundledNodePackage();
  if (!packageName && !isRecentEnough(process.versions.node)) {
    const machine = `${process.platform}-${process.arch}`;
    throw new Error(
      `On ${machine} this project needs Node 22.22 or newer (not 23); this is ${process.version}.`,
    );
  }
  const node = packageName ? nodeBinaryIn(projectRoot, packageName) : process.execPath;
  const stamp = wantedStamp();
  if (existsSync(node) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) {
    return node;
  }
  console.log('Installing dependencies (once, about a minute) ...');
  const installer = ownNodeCanInstall() ? process.execPath : await installNode(packageName);
  if (existsSync(stampFile)) rmSync(stampFile);
  else removeUnfinishedInstall();
  // Not `npm ci`: it refuses a lock file that lacks native packages of other platforms, and ours
  // has only those that its registry offered.
  await runNpm(installer, ['install', '--no-save']);
  rmSync(runtimeDirectory, { recursive: true, force: true });
  if (!existsSync(node)) throw new Error(`npm left out ${packageName}; run the command again.`);
  writeFileSync(stampFile, stamp);
  return node;
}

// npm takes a half-unpacked package for a whole one.
function removeUnfinishedInstall() {
  const workspaces = ['packages', 'apps'].flatMap((group) =>
    readdirSync(join(projectRoot, group)).map((name) => join(group, name)),
  );
  for (const folder of ['.', ...workspaces]) {
    rmSync(join(projectRoot, folder, 'node_modules'), { recursive: true, force: true });
  }
}

function wantedStamp() {
  const hash = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  return `${process.platform}-${process.arch} ${hash}\n`;
}

// The small lock file carries the checksum of the big one, so that this first download is
// verified like all the others.
async function installNode(packageName) {
  const locked = JSON.parse(readFileSync(lockFile, 'utf8'));
  const entry = locked.packages[`node_modules/${packageName}`];
  const manifest = {
    name: 'runtime',
    version: '0.0.0',
    private: true,
    dependencies: { [packageName]: entry.version },
  };
  const { optional: _optional, ...required } = entry;
  const lock = {
    name: manifest.name,
    version: manifest.version,
    lockfileVersion: locked.lockfileVersion,
    packages: { '': manifest, [`node_modules/${packageName}`]: required },
  };
  mkdirSync(runtimeDirectory, { recursive: true });
  writeFileSync(join(runtimeDirectory, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(runtimeDirectory, 'package-lock.json'), JSON.stringify(lock));
  await runNpm(process.execPath, ['ci', '--prefix', runtimeDirectory]);
  return nodeBinaryIn(runtimeDirectory, packageName);
}

async function runNpm(node, args) {
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-progress'];
  const exitCode = await runProcess(node, [findNpmCli(), ...args, ...quiet, '--loglevel=error'], {
    cwd: projectRoot,
    stdio: ['ignore', 'ignore', 'inherit'],
    // Asked politely, npm first undoes its work for half a minute; the stamp makes that needless.
    stopWith: 'SIGKILL',
  });
  if (stopSignal.aborted) throw new Error('Interrupted while installing.');
  if (exitCode !== 0) throw new Error('Installing failed; the lines above say why.');
}
