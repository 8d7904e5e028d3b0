// Installs the packages with the machine's npm, and loads every native part with the project's Node.
// Does nothing when node_modules was installed from this lock file.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeLibraryLinks } from './library-links.mjs';
import { platformName, thisPlatform } from './platform.mjs';
import { projectNode } from './project-node.mjs';
import { projectRoot } from './project-root.mjs';
import { runNpm } from './run-npm.mjs';
import { runProcess } from './run-process.mjs';
import { runInOrder } from './steps.mjs';

// Not `npm ci`: it refuses our lock file, which lacks native packages of other platforms.
const INSTALL = ['install', '--no-save', '--prefer-offline'];
const NEEDED_MB = 1400;
const modules = join(projectRoot, 'node_modules');
const pinnedNpm = join(modules, 'npm', 'bin', 'npm-cli.js');
const stampFile = join(modules, '.installed-from');
const WHAT_TO_DO =
  'Run the command again; if it stays so, point npm at a registry that has it ("npm config set registry …") or use linux-x64 or linux-arm64 with glibc, which are complete.';

/** Makes sure everything is installed and returns the path of the Node to run it with. */
export async function ensureInstalled() {
  const node = projectNode();
  await runInOrder(installSteps(node));
  return node;
}

/** The remaining steps; empty when everything is in place. */
export function installSteps(node = projectNode()) {
  const lock = createHash('sha256').update(readFileSync(join(projectRoot, 'package-lock.json')));
  const stamp = `${platformName(thisPlatform())} ${lock.digest('hex')}`;
  const installed = existsSync(stampFile) && existsSync(node) && readFileSync(stampFile, 'utf8');
  if (installed === stamp) return [];
  return [
    {
      title: 'Packages (about a minute)',
      run: async () => {
        if (installed) rmSync(stampFile);
        else removeUnfinishedInstall();
        requireRoom(installed ? NEEDED_MB / 4 : NEEDED_MB);
        // Without a connection npm would try every package of another platform, for minutes.
        const ask = runNpm(['npm'], ['view', 'pg', 'version', '--prefer-online']);
        const offline = (await ask.catch(() => ['--offline'])) ?? [];
        await runNpm(['npm'], [...INSTALL, ...offline]);
      },
    },
    {
      title: 'Check of the native parts',
      run: async () => {
        await requireNativeParts(node);
        writeFileSync(stampFile, stamp);
      },
    },
  ];
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

// npm goes on over files that a full disk cuts short.
function requireRoom(neededMb) {
  const { bavail, bsize } = statfsSync(projectRoot);
  const freeMb = Math.floor((bavail * bsize) / 1024 ** 2);
  if (freeMb >= neededMb) return;
  throw new Error(
    `Installing needs ${neededMb} MB on the disk of ${projectRoot} and ${freeMb} MB are free: make room, then run the command again.`,
  );
}

async function requireNativeParts(node) {
  let problems = await listBrokenParts(node);
  if (problems && existsSync(node) && existsSync(pinnedNpm)) {
    // npm 9 leaves out native packages that name a C library; the npm of the project adds them.
    await runNpm([node, pinnedNpm], INSTALL);
    problems = await listBrokenParts(node);
  }
  if (problems) throw new Error(`${problems}${WHAT_TO_DO}`);
}

async function listBrokenParts(node) {
  if (!existsSync(node)) return `npm left out ${node}.\n`;
  const output = [];
  makeLibraryLinks(projectRoot);
  const program = join(projectRoot, 'scripts', 'set-up', 'load-native-parts.mjs');
  const exitCode = await runProcess(node, [program], {
    stdio: ['ignore', 'pipe', 'pipe'],
    onStdout: (text) => output.push(text),
    onStderr: (text) => output.push(text),
  });
  if (exitCode !== 0)
    throw new Error(`${output.join('')}The native parts could not be checked (${exitCode}).`);
  return output.join('');
}
