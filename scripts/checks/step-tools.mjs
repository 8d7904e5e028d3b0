import { join } from 'node:path';
import { projectRoot } from '../set-up/project-root.mjs';
import { runProcess } from '../set-up/run-process.mjs';
import { childEnvironment } from '../system/child-environment.mjs';
import { toolPath } from '../system/tool-path.mjs';

/** Runs the programs of a step; their output goes to `show`, or directly to the terminal. */
export function stepTools(nodePath, extraEnvironment, show) {
  const output = show
    ? { stdio: ['ignore', 'pipe', 'pipe'], onStdout: show, onStderr: show }
    : undefined;
  const env = childEnvironment(nodePath, extraEnvironment);
  const node = (args, { cwd = '.' } = {}) =>
    runProcess(nodePath, args, { cwd: join(projectRoot, cwd), env, ...output });
  const tool = (packageName, command, args) => node([toolPath(packageName, command), ...args]);
  return { nodePath, node, tool };
}
