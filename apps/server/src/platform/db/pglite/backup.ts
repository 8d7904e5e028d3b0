// A migration cannot be taken back, so the embedded database is copied before it; the newest copy
// is kept. PGlite has no background writer: while its only connection is held, the files rest.
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

/** The folder as it is between two statements. Everybody else waits meanwhile. */
export async function copyPglite(pool: pg.Pool, folder: string, to: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('checkpoint');
    // Where the file system can, blocks are shared instead of copied.
    await cp(folder, to, { recursive: true, mode: constants.COPYFILE_FICLONE });
  } finally {
    client.release();
  }
}
