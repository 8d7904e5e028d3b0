import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { childEnvironment } from '../set-up/child-environment.mjs';
import { projectRoot } from '../set-up/project-root.mjs';
import { runProcess } from '../set-up/run-process.mjs';
import { leanEnvironment, leanFlags } from './lean-server.mjs';

/** Runs the server, or another program of it, until it ends; gives its exit code. */
export function runServer(
  node,
  { flags = [], environment = {}, program = 'apps/server/src/main.ts', parameters = [] } = {},
) {
  const lifeline = pathToFileURL(
    join(projectRoot, 'scripts', 'commands', 'end-with-parent.mjs'),
  ).href;
  const args = [
    // Node's --env-file-if-exists complains about a missing file.
    ...(existsSync(join(projectRoot, '.env')) ? ['--env-file=.env'] : []),
    '--disable-warning=ExperimentalWarning',
    ...leanFlags,
    `--import=${lifeline}`,
    ...flags,
    program,
    ...parameters,
  ];
  return runProcess(node, args, {
    cwd: projectRoot,
    env: childEnvironment(node, { ...leanEnvironment, ...environment }),
    // A group of its own: otherwise the terminal's Ctrl-C would reach the server beside ours, and
    // a second signal makes it exit without closing. On Windows this would open a new console.
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}
