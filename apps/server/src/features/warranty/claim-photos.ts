// Where the pictures of a broken box lie, who may see them, and what sweeps the ones without a row.
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/app-error.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { StoredFiles } from '../../platform/files/compare-files.ts';
import { prepareImage } from '../../platform/files/images.ts';
import { mountPrivatePictures } from '../../platform/files/private-picture.ts';
import { sweepOrphans } from '../../platform/files/sweep-orphans.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Context } from '../../platform/http/mount.ts';
import { requireUploadQuota } from '../accounts/require-upload-quota.ts';
import { findKnownPhotos, findPhotoOwner, listPhotoIds } from './claims.repository.ts';

const FOLDER = 'claims';

const photoFileKey = (id: string) => `${FOLDER}/${id}.webp`;
export const photoUrl = (id: string) => `/files/claim/${id}`;

export function mountClaimPhotos(app: FastifyInstance, { database, files }: Dependencies): void {
  mountPrivatePictures(app, {
    path: '/files/claim',
    files,
    findOwner: (id) => findPhotoOwner(database.db, id),
    fileKey: photoFileKey,
  });
}

interface StoredPhoto {
  id: string;
  bytes: number;
}

/** Stored durably before `record` commits its row; a refusal leaves no picture behind. */
export async function storePhoto(
  context: Context & { actor: Actor },
  picture: Uint8Array,
  record: (photo: StoredPhoto) => Promise<void>,
): Promise<void> {
  const { actor, files } = context;
  await requireUploadQuota(context);
  const { bytes } = await prepareImage(picture, actor.userId);
  const id = randomUUID();
  await files.save(photoFileKey(id), bytes);
  try {
    await record({ id, bytes: bytes.length });
  } catch (error) {
    // Only a refusal is sure to have written nothing; the nightly sweep sees to the rest.
    if (error instanceof AppError) await files.remove(photoFileKey(id));
    throw error;
  }
}

type SweepDependencies = Pick<Dependencies, 'clock' | 'database' | 'files'>;

export function sweepOrphanPhotos(dependencies: SweepDependencies): Promise<number> {
  const findOwned = (ids: string[]) => findKnownPhotos(dependencies.database.db, ids);
  return sweepOrphans(dependencies, { folder: FOLDER, findOwned });
}

export function storedPhotos({ database }: Pick<Dependencies, 'database'>): StoredFiles {
  return { folder: FOLDER, fileKey: photoFileKey, ids: listPhotoIds(database.db) };
}
