import { projectRoot } from '../set-up/project-root.mjs';
import { runProcess } from '../set-up/run-process.mjs';
import { serverCommand } from './server-command.mjs';

/** Runs the server, or another program of it, until it ends; returns its exit code. */
export function runServer(node, { stdin = 'ignore', ...options } = {}) {
  const { args, env } = serverCommand(node, options);
  return runProcess(node, args, {
    cwd: projectRoot,
    env,
    stdio: [stdin, 'inherit', 'inherit'],
  });
}
