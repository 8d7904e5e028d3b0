// `npm run dev`: the server restarts and the page reloads on every change. Open the web address;
// Vite passes API calls on to the server.
import { join } from 'node:path';
import { childEnvironment } from '../set-up/child-environment.mjs';
import { ensureInstalled } from '../set-up/install.mjs';
import { projectRoot } from '../set-up/project-root.mjs';
import { reportFailure } from '../set-up/report-failure.mjs';
import { runProcess } from '../set-up/run-process.mjs';
import { requestStop } from '../set-up/stop-signal.mjs';
import { toolPath } from '../set-up/tool-path.mjs';
import { runServer } from './server-process.mjs';

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
  reportFailure(error);
}
