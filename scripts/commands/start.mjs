// `npm start`: installs what is missing, builds what is stale, runs the server until a signal.

import { ensureInstalled } from '../set-up/install.mjs';
import { ensureServerBuilt } from './build-server.mjs';
import { ensureWebBuilt } from './build-web.mjs';
import { runServer } from './server-process.mjs';

try {
  const node = await ensureInstalled();
  process.exitCode =
    (await ensureWebBuilt(node)) || (await ensureServerBuilt(node)) || (await runServer(node));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
