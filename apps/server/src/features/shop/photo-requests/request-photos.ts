// Photos that a customer sends with a request: stored before its row, shown to him and to the admins who decide,
// and removed at night where no row names them.
import { randomUUID } from 'node:crypto';
import type { AdminArea } from '@timesync/contract';
import { sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../../../platform/db/types.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { filesOfRows } from '../../../platform/files/files-of-rows.ts';
import { prepareImage } from '../../../platform/files/pictures/images.ts';
import { mountPrivatePictures } from '../../../platform/files/pictures/private-picture.ts';
import type { ActorContext } from '../../../platform/http/mount.ts';
import { requireUploadQuota } from '../../people/accounts/require-upload-quota.ts';

interface PhotoPlace {
  table: PgTable;
  /** The ids of a request's photos, `uuid[]`. */
  photos: PgColumn;
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

export function requestPhotos({ area, folder, path, table, photos }: PhotoPlace) {
  const stored = filesOfRows(folder, sql`select unnest(${photos}) from ${table}`);
  const { fileKey } = stored;
  return {
    ...stored,
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
      await stored.store(files, { id, bytes }, () => record({ id, bytes: bytes.length }));
    },

    mount(app: FastifyInstance, { database, files }: Dependencies, isVisible: Visibility): void {
      const isVisibleTo = (id: string, userId: number | undefined) =>
        isVisible(database.db, id, userId);
      mountPrivatePictures(app, { area, path, files, isVisible: isVisibleTo, fileKey });
    },
  };
}
