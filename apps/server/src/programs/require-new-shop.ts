// An empty database beside backups is more likely a lost shop than a new one. A new shop would draw the
// same numbers again, and its nightly backups would in time replace those of the lost one.
import { BackupError } from '../platform/backup/backup-error.ts';
import { readSchema } from '../platform/backup/catalogue.ts';
import { findBackups } from '../platform/backup/nightly/find-backups.ts';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/db/types.ts';
import { askTerminal } from './ask-terminal.ts';

export async function requireNewShop(config: Config, database: Database): Promise<void> {
  if (config.NEW_SHOP || (await hasShop(database))) return;
  const [newest] = await findBackups(config);
  if (!newest) return;
  const found = `The database is empty, but there is a backup: ${newest.name} in ${newest.place}`;
  const answer = await askTerminal(`${found}.\nIs this a new shop? (yes or no) `);
  if (/^(y|yes|ya)$/i.test(answer?.trim() ?? '')) return;
  throw new BackupError(
    `${found}. Bring the shop back with \`portal restore\` (in the sources: \`npm run restore\`), or start a new one with NEW_SHOP=on.`,
  );
}

async function hasShop({ pool }: Database): Promise<boolean> {
  const client = await pool.connect();
  try {
    if ((await readSchema(client)) === undefined) return false;
    // A restore that failed leaves tables without rows.
    return (await client.query('select from public.users limit 1')).rowCount !== 0;
  } finally {
    client.release();
  }
}
