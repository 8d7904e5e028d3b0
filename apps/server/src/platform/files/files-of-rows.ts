// Pictures that rows name by their id: stored before their row; those without one are swept at night.
import { type SQL, sql } from 'drizzle-orm';
import { AppError } from '../app-error.ts';
import type { Queryable } from '../db/types.ts';
import type { Dependencies } from '../dependencies.ts';
import type { StoredFiles } from './compare-files.ts';
import type { Files } from './files.ts';
import { sweepOrphans } from './sweep-orphans.ts';

/** `rowIds` selects the ids of all rows. */
export function filesOfRows(folder: string, rowIds: SQL) {
  const fileKey = (id: string) => `${folder}/${id}.webp`;
  return {
    fileKey,

    /**
     * The file is durable before `record` commits its row. Only a refusal has certainly written
     * nothing; after any other failure the file stays, for the nightly sweep.
     */
    async store<T>(
      files: Files,
      { id, bytes }: { id: string; bytes: Buffer },
      record: () => Promise<T>,
    ): Promise<T> {
      await files.save(fileKey(id), bytes);
      try {
        return await record();
      } catch (error) {
        if (error instanceof AppError) await files.remove(fileKey(id));
        throw error;
      }
    },

    /** Returns how many files were removed. */
    sweepOrphans(dependencies: Pick<Dependencies, 'clock' | 'database' | 'files'>) {
      const findOwned = async (ids: string[]) => {
        const { rows } = await dependencies.database.db.execute<{ id: string }>(sql`
          select id from (${rowIds}) known(id) where id = any(${sql.param(ids)}::uuid[])`);
        return new Set(rows.map(({ id }) => id));
      };
      return sweepOrphans(dependencies, { folder, findOwned });
    },

    storedFiles({ database }: Pick<Dependencies, 'database'>): StoredFiles {
      return { folder, fileKey, ids: listIds(database.db, rowIds) };
    },
  };
}

const IDS_AT_ONCE = 5_000;

async function* listIds(db: Queryable, rowIds: SQL): AsyncGenerator<string> {
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const { rows } = await db.execute<{ id: string }>(sql`
      select distinct id from (${rowIds}) known(id) where id > ${last}::uuid
      order by id limit ${IDS_AT_ONCE}`);
    for (const { id } of rows) yield id;
    last = rows.at(-1)?.id ?? last;
    if (rows.length < IDS_AT_ONCE) return;
  }
}
