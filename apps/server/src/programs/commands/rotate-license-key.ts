// `npm run rotate-license-key`: adds a key that opens requests from the next start on, and signs
// when LICENSE_KEY_ID names it. The order of the steps is in docs/operations.md.
import { readConfig } from '../../platform/config.ts';
import { addLicenseKey } from '../../platform/crypto/license-keys.ts';
import { runProgram, UsageError } from './run-program.ts';

await runProgram({
  help: `rotate-license-key [--id number]
Adds the next licence key to DATA_DIR/keys, or prints the line to add to LICENSE_SIGNING_KEY.
Read "Licence keys" in docs/operations.md first.
  --id number   its id, where earlier keys were lost: an id that no key ever had`,
  options: { id: { type: 'string' } },
  async run({ values }) {
    const { DATA_DIR, LICENSE_SIGNING_KEY } = readConfig(process.env);
    const { id, line } = await addLicenseKey({
      dataDir: DATA_DIR,
      environment: LICENSE_SIGNING_KEY,
      id: readId(values.id),
    });
    if (line) process.stdout.write(`${line}\n`);
    process.stderr.write(
      `Key ${id} is ready${line ? ': add the line above to LICENSE_SIGNING_KEY' : ''}. Restart every server, publish the app with its public key, and only then set LICENSE_KEY_ID=${id}.\n`,
    );
  },
});

function readId(text: string | undefined): number | undefined {
  if (text === undefined || /^\d{1,3}$/.test(text)) return text ? Number(text) : undefined;
  throw new UsageError('--id must be a number from 0 to 255.');
}
