// `npm run dev`: the server restarts and the page reloads on every change. Open the web address: the public
// pages' Vite passes the portal app's addresses on to its Vite, and that one API calls to the server.
import { join } from 'node:path';
import { reportFailure } from '../set-up/explain-failure.mjs';
import { ensureInstalled } from '../set-up/install.mjs';
import { projectRoot } from '../set-up/project-root.mjs';
import { runProcess } from '../set-up/run-process.mjs';
import { requestStop } from '../set-up/stop-signal.mjs';
import { childEnvironment } from '../system/child-environment.mjs';
import { toolPath } from '../system/tool-path.mjs';
import { runServer } from './server-process.mjs';

const SERVER = 'apps/server/src/programs/main.ts';
const APP_URL = 'http://localhost:5173';

/** The port is in apps/site/vite.config.ts, too. */
const PORTAL_PORT = '5174';

function runVite(node, app, port) {
  const args = [toolPath('vite', 'vite', app), '--port', port, '--strictPort'];
  return runProcess(node, args, { cwd: join(projectRoot, app), env: childEnvironment(node) });
}

try {
  const node = await ensureInstalled();
  const all = [
    runServer(node, { flags: ['--watch'], environment: { APP_URL }, program: SERVER }),
    runVite(node, 'apps/portal', PORTAL_PORT),
    runVite(node, 'apps/site', new URL(APP_URL).port),
  ].map((running) => running.finally(requestStop));
  const exitCodes = await Promise.all(all);
  process.exitCode = exitCodes.find((code) => code !== 0) ?? 0;
} catch (error) {
  reportFailure(error);
}
