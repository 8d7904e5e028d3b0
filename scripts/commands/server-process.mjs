import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bundledProgram } from '../package/programs.mjs';
import { projectRoot } from '../set-up/project-root.mjs';
import { runProcess } from '../set-up/run-process.mjs';
import { childEnvironment } from '../system/child-environment.mjs';
import { lifeline } from './lifeline.mjs';
import { lowMemoryEnvironment, lowMemoryFlags } from './low-memory.mjs';

/** Runs the server, or another program of it, until it ends; returns its exit code. */
export function runServer(node, { stdin = 'ignore', ...options } = {}) {
  const { args, env } = serverCommand(node, options);
  return runProcess(node, args, {
    cwd: projectRoot,
    env,
    stdio: [stdin, 'inherit', 'inherit'],
  });
}

/** Arguments and environment that make a Node the server, or another program of it. */
export function serverCommand(
  node,
  { flags = [], environment = {}, program = bundledProgram('start'), parameters = [] } = {},
) {
  const args = [
    // Node's --env-file-if-exists complains about a missing file.
    ...(existsSync(join(projectRoot, '.env')) ? ['--env-file=.env'] : []),
    ...lowMemoryFlags,
    lifeline,
    ...flags,
    program,
    ...parameters,
  ];
  return { args, env: childEnvironment(node, { ...lowMemoryEnvironment, ...environment }) };
}
