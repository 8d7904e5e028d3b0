// `npm start`: installs what is missing, builds what is stale, runs the server until a signal.
import { ensureWebBuilt } from './build-web.mjs';
import { runServer } from './server-process.mjs';
import { ensureInstalled } from './setup.mjs';

try {
  const node = await ensureInstalled();
  process.exitCode = (await ensureWebBuilt(node)) || (await runServer(node));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
