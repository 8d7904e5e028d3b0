// `npm run create-admin -- …` and the other small programs of the server, by the names of the package.
import { bundledProgram } from '../package/programs.mjs';
import { reportFailure } from '../set-up/explain-failure.mjs';
import { ensureInstalled } from '../set-up/install.mjs';
import { runInOrder } from '../set-up/steps.mjs';
import { bundleSteps } from './build-server.mjs';
import { runServer } from './server-process.mjs';

const [command, ...parameters] = process.argv.slice(2);

try {
  const node = await ensureInstalled();
  await runInOrder(bundleSteps(node));
  process.exitCode = await runServer(node, {
    program: bundledProgram(command),
    parameters,
    // Some ask for a passphrase.
    stdin: 'inherit',
  });
} catch (error) {
  reportFailure(error);
}
