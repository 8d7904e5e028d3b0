// `npm run create-admin -- email [name]`. With the embedded database the server must be stopped.
import { runServer } from './server-process.mjs';
import { ensureInstalled } from './setup.mjs';

try {
  const node = await ensureInstalled();
  process.exitCode = await runServer(node, {
    program: 'apps/server/src/create-admin.ts',
    parameters: process.argv.slice(2),
  });
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
