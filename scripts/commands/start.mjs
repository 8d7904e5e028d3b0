// The second half of `npm start`, after prepare.mjs: becomes the server. The process is replaced
// instead of waiting for a child, because a waiting Node costs 50 MB.
import { projectNode } from '../set-up/project-node.mjs';
import { projectRoot } from '../set-up/project-root.mjs';
import { runServer, serverCommand } from './server-process.mjs';

const node = projectNode();
if (process.execve) {
  const { args, env } = serverCommand(node);
  // "process.execve is experimental" is of no use to a user.
  process.removeAllListeners('warning');
  process.chdir(projectRoot);
  process.execve(node, [node, ...args], env);
} else {
  process.exitCode = await runServer(node);
}
