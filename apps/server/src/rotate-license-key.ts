// `npm run rotate-license-key`: adds a key that opens requests from the next start on, and signs when
// LICENSE_KEY_ID names it. The order of the steps stands in docs/operations.md.
import { ConfigError, readConfig } from './platform/config.ts';
import { addLicenseKey } from './platform/crypto/license-keys.ts';
import { LicenseKeyError } from './platform/crypto/stored-license-keys.ts';

try {
  const { DATA_DIR, LICENSE_SIGNING_KEY } = readConfig(process.env);
  const { id, line } = await addLicenseKey({
    dataDir: DATA_DIR,
    environment: LICENSE_SIGNING_KEY,
  });
  if (line) process.stdout.write(`${line}\n`);
  process.stderr.write(
    `Key ${id} is ready${line ? ': add the line above to LICENSE_SIGNING_KEY' : ''}. Restart every server, publish the app with its public key, and only then set LICENSE_KEY_ID=${id}.\n`,
  );
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof LicenseKeyError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
