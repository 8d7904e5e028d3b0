// `npm run dev`: the server restarts and the page reloads on every change. Open the web address;
// Vite passes API calls on to the server.
import { join } from 'node:path';
import { childEnvironment } from './child-environment.mjs';
import { projectRoot } from './project-root.mjs';
import { runProcess } from './run-process.mjs';
import { runServer } from './server-process.mjs';
import { ensureInstalled } from './setup.mjs';
import { requestStop } from './stop-signal.mjs';
import { toolPath } from './tool-path.mjs';

const WEB_ORIGIN = 'http://localhost:5173';

function runWeb(node) {
  const reactRouter = toolPath('@react-router/dev', 'react-router', 'apps/web');
  const args = [reactRouter, 'dev', '--port', new URL(WEB_ORIGIN).port, '--strictPort'];
  return runProcess(node, args, {
    cwd: join(projectRoot, 'apps', 'web'),
    env: childEnvironment(node),
  });
}

try {
  const node = await ensureInstalled();
  const both = [
    runServer(node, { flags: ['--watch'], environment: { WEB_ORIGIN } }),
    runWeb(node),
  ].map((running) => running.finally(requestStop));
  const [serverExitCode, webExitCode] = await Promise.all(both);
  process.exitCode = serverExitCode || webExitCode;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
