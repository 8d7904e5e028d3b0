// A migration cannot be undone, so the embedded database is backed up before it; only the newest
// backup is kept. PGlite has no background writer: its files do not change while its only connection
// is checked out.
import { constants } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import type pg from 'pg';
import { moveFolderDurably } from './durable-folder.ts';

export async function backUpPglite(pool: pg.Pool, folder: string): Promise<void> {
  const backup = `${folder}.backup`;
  const unfinished = `${backup}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await copyPglite(pool, folder, unfinished);
  await rm(backup, { recursive: true, force: true });
  await moveFolderDurably(unfinished, backup);
}

/** Copies the folder as it is between two statements; other queries wait until then. */
export async function copyPglite(pool: pg.Pool, folder: string, to: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('checkpoint');
    // File systems that support it share the blocks instead of copying them.
    await cp(folder, to, { recursive: true, mode: constants.COPYFILE_FICLONE });
  } finally {
    client.release();
  }
}
