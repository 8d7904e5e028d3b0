// Restoring never overwrites, so mistaking one server for another loses nothing.
import type pg from 'pg';
import { isKnownMigration } from '../db/migrations/migrate.ts';
import type { Files } from '../files/files.ts';
import type { Manifest } from './archive/manifest.ts';
import { BackupError } from './backup-error.ts';
import { readSchema, readTables } from './catalogue.ts';

export async function requireEmptyDatabase(
  pool: pg.Pool,
  manifest: Manifest,
  { isRepeated }: { isRepeated: boolean },
): Promise<void> {
  const tags = [manifest.schema, ...manifest.unfinished.map(({ tag }) => tag)];
  if (!tags.every(isKnownMigration)) {
    throw new BackupError(
      `The backup was made by a newer version of the portal (${manifest.app}, ${manifest.schema}): install that first.`,
    );
  }
  const client = await pool.connect();
  try {
    const schema = await readSchema(client);
    for (const { name, sqlName } of await readTables(client)) {
      const { rowCount } = await client.query(`select from ${sqlName} limit 1`);
      if (rowCount || !schema) {
        throw new BackupError(
          `The target database is not empty (table ${name}): restore into a new one.`,
        );
      }
    }
    // Its steps were all done, those of the backup not; only the same restore leaves them undone too.
    const isFurther = manifest.unfinished.length > 0 && !isRepeated;
    const isAhead = schema && (schema > manifest.schema || isFurther);
    if (isAhead) {
      throw new BackupError(
        'The backup is older than the tables of the target database: restore into a new one, without tables.',
      );
    }
  } finally {
    client.release();
  }
}

export async function requireNoFiles(files: Files): Promise<void> {
  for await (const key of files.list()) {
    throw new BackupError(`The target's storage is not empty (file ${key}): use an empty one.`);
  }
}
