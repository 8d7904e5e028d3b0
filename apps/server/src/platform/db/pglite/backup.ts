// A migration cannot be taken back, so the embedded database is copied before it; the newest copy
// is kept. PGlite has no background writer: while its only connection is held, the files rest.
import { cp, rm } from 'node:fs/promises';
import type pg from 'pg';
import { moveFolderDurably } from './durable-folder.ts';

export async function backUpPglite(pool: pg.Pool, folder: string): Promise<void> {
  const backup = `${folder}.backup`;
  const unfinished = `${backup}.new`;
  await rm(unfinished, { recursive: true, force: true });
  const client = await pool.connect();
  try {
    await client.query('checkpoint');
    await cp(folder, unfinished, { recursive: true });
  } finally {
    client.release();
  }
  await rm(backup, { recursive: true, force: true });
  await moveFolderDurably(unfinished, backup);
}
