// Photos that a customer sends with a request: stored before its row, shown to him and to the admins who decide,
// and removed at night where no row names them.
import { randomUUID } from 'node:crypto';
import type { AdminArea } from '@timesync/contract';
import { sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../platform/app-error.ts';
import type { Queryable } from '../../../platform/db/types.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import type { StoredFiles } from '../../../platform/files/compare-files.ts';
import { prepareImage } from '../../../platform/files/pictures/images.ts';
import { mountPrivatePictures } from '../../../platform/files/pictures/private-picture.ts';
import { sweepOrphans } from '../../../platform/files/sweep-orphans.ts';
import type { ActorContext } from '../../../platform/http/mount.ts';
import { requireUploadQuota } from '../../people/accounts/require-upload-quota.ts';

interface PhotoPlace extends PhotoColumns {
  /** Of the admins who decide about the request. */
  area: AdminArea;
  folder: string;
  /** `/files/claim` serves `/files/claim/<uuid>`. */
  path: string;
}

/** Whether there is such a photo; with `userId`, for this customer. Admins see all. */
type Visibility = (db: Queryable, photo: string, userId: number | undefined) => Promise<boolean>;

interface StoredPhoto {
  id: string;
  bytes: number;
}

export function requestPhotos({ area, folder, path, ...columns }: PhotoPlace) {
  const fileKey = (id: string) => `${folder}/${id}.webp`;
  return {
    url: (id: string) => `${path}/${id}`,

    /** Durable before `record` commits its row; a refusal leaves no photo behind. */
    async store(
      context: ActorContext,
      picture: Uint8Array,
      record: (photo: StoredPhoto) => Promise<void>,
    ): Promise<void> {
      const { actor, files } = context;
      await requireUploadQuota(context);
      const { bytes } = await prepareImage(picture, actor.userId);
      const id = randomUUID();
      await files.save(fileKey(id), bytes);
      try {
        await record({ id, bytes: bytes.length });
      } catch (error) {
        // Only a refusal has certainly written nothing; the nightly sweep handles other cases.
        if (error instanceof AppError) await files.remove(fileKey(id));
        throw error;
      }
    },

    mount(app: FastifyInstance, { database, files }: Dependencies, isVisible: Visibility): void {
      const isVisibleTo = (id: string, userId: number | undefined) =>
        isVisible(database.db, id, userId);
      mountPrivatePictures(app, { area, path, files, isVisible: isVisibleTo, fileKey });
    },

    sweepOrphans(dependencies: Pick<Dependencies, 'clock' | 'database' | 'files'>) {
      const findOwned = (ids: string[]) => findKnownPhotos(dependencies.database.db, columns, ids);
      return sweepOrphans(dependencies, { folder, findOwned });
    },

    storedFiles({ database }: Pick<Dependencies, 'database'>): StoredFiles {
      return { folder, fileKey, ids: listPhotoIds(database.db, columns) };
    },
  };
}

interface PhotoColumns {
  table: PgTable & { id: PgColumn };
  /** The ids of a request's photos, `uuid[]`. */
  photos: PgColumn;
}

/** Those of the given ids that belong to a request. */
async function findKnownPhotos(
  db: Queryable,
  { table, photos }: PhotoColumns,
  ids: string[],
): Promise<Set<string>> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct picture.id from ${table} cross join unnest(${photos}) picture(id)
    where picture.id = any(${sql.param(ids)}::uuid[])`);
  return new Set(rows.map(({ id }) => id));
}

const REQUESTS_AT_ONCE = 1_000;

async function* listPhotoIds(
  db: Queryable,
  { table, photos }: PhotoColumns,
): AsyncGenerator<string> {
  let last = 0;
  for (;;) {
    const { rows } = await db.execute<{ id: number; photos: string[] }>(sql`
      select ${table.id} as id, ${photos}::text[] as photos from ${table}
      where ${table.id} > ${last} order by ${table.id} limit ${REQUESTS_AT_ONCE}`);
    for (const row of rows) yield* row.photos;
    last = rows.at(-1)?.id ?? last;
    if (rows.length < REQUESTS_AT_ONCE) return;
  }
}
