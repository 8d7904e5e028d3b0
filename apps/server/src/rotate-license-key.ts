// `npm run rotate-license-key`: adds a key that signs from the next start on. Old ones stay, so that
// every issued token is still believed.
import { readConfig } from './config.ts';
import { rotateLicenseKey } from './platform/crypto/license-keys.ts';

const config = readConfig(process.env);
if (config.LICENSE_SIGNING_KEY) {
  process.stderr.write('LICENSE_SIGNING_KEY is set: add the new key there, one JSON per line.\n');
  process.exit(1);
}
const id = await rotateLicenseKey(config.DATA_DIR);
process.stdout.write(
  `Key ${id} is ready. Restart the server; publish the app with the new public key first.\n`,
);
