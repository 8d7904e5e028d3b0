// A migration cannot be undone, so the embedded database is backed up before it; only the newest
// backup is kept. PGlite has no background writer: its files do not change while its only connection
// is checked out.
import { rm } from 'node:fs/promises';
import type pg from 'pg';
import { copyFolder } from './copy-folder.ts';
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
    await copyFolder(folder, to);
  } catch (error) {
    // Before other queries go on: the copy may have taken the last room of their disk.
    await rm(to, { recursive: true, force: true });
    throw error;
  } finally {
    client.release();
  }
}
