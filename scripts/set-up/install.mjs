// Installs the dependencies in two phases: first the pinned Node and npm, then, with these,
// everything else. Does nothing when the installed tree matches the lock file.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { projectNode } from './bundled-node.mjs';
import { checkNativeParts } from './check-native-parts.mjs';
import { isInstalled, removeStamp, writeStamp } from './install-stamp.mjs';
import { projectRoot } from './project-root.mjs';
import { ensureRoom, needs } from './room.mjs';
import { runNpm } from './run-npm.mjs';
import { installRuntime, removeRuntime } from './runtime.mjs';
import { runInOrder } from './steps.mjs';

/** Makes sure everything is installed and returns the path of the Node to run it with. */
export async function ensureInstalled() {
  const node = projectNode();
  await runInOrder(installSteps());
  return node;
}

/** The remaining steps; empty when everything is in place. */
export function installSteps() {
  const installed = isInstalled(projectRoot);
  if (installed === 'yes') return [];
  return [
    {
      title: 'Node and npm of the project',
      run: () => {
        removeStamp(projectRoot);
        ensureRoom(installed === 'no' ? needs.install : needs.update, projectRoot);
        if (!existsSync(join(npmCache(), '_cacache'))) ensureRoom(needs.download, npmCache());
        return installRuntime();
      },
    },
    {
      title: 'Packages (about a minute)',
      // Not `npm ci`: it refuses a lock file that lacks native packages of other platforms, and ours
      // has only those that its registry offered.
      run: (runtime) => {
        // Only now: the Node that runs this may be the one in node_modules.
        if (installed === 'no') removeUnfinishedInstall();
        return runNpm(runtime, ['install', '--no-save']);
      },
    },
    {
      title: 'Check of the native parts',
      run: async () => {
        await checkNativeParts(projectNode());
        writeStamp(projectRoot);
        removeRuntime();
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

// npm passes the path of its cache to its scripts.
function npmCache() {
  return process.env.npm_config_cache ?? join(homedir(), '.npm');
}
