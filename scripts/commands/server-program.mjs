// `npm run create-admin -- …` and the other small programs of the server, by the names of the package.
import { programs } from '../package/programs.mjs';
import { ensureInstalled } from '../set-up/install.mjs';
import { reportFailure } from '../set-up/report-failure.mjs';
import { runServer } from './server-process.mjs';

const [command, ...parameters] = process.argv.slice(2);

try {
  const node = await ensureInstalled();
  process.exitCode = await runServer(node, {
    program: `apps/server/src/programs/${programs[command]}`,
    parameters,
    // Some ask for a passphrase.
    stdin: 'inherit',
  });
} catch (error) {
  reportFailure(error);
}
