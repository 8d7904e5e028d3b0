// Where the stored picture of a proof is, who may see it, and what sweeps the ones without a row.
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../../../platform/dependencies.ts';
import type { StoredFiles } from '../../../../platform/files/compare-files.ts';
import { mountPrivatePictures } from '../../../../platform/files/pictures/private-picture.ts';
import { sweepOrphans } from '../../../../platform/files/sweep-orphans.ts';
import {
  findKnownProofs,
  forgetOldThumbnails,
  isProofOf,
  listProofIds,
} from './payment-proofs.repository.ts';

const FOLDER = 'proofs';

export const proofFileKey = (proofId: string) => `${FOLDER}/${proofId}.webp`;
/** The URL of an authorised route, never of a public file. */
export const proofUrl = (proofId: string) => `/files/proof/${proofId}`;

export function mountProofFiles(app: FastifyInstance, { database, files }: Dependencies): void {
  mountPrivatePictures(app, {
    area: 'orders',
    path: '/files/proof',
    files,
    isVisible: (id, userId) => isProofOf(database.db, id, userId),
    fileKey: proofFileKey,
  });
}

type SweepDependencies = Pick<Dependencies, 'clock' | 'database' | 'files'>;

export function sweepOrphanProofs(dependencies: SweepDependencies): Promise<number> {
  const findOwned = (ids: string[]) => findKnownProofs(dependencies.database.db, ids);
  return sweepOrphans(dependencies, { folder: FOLDER, findOwned });
}

export function storedProofs({ database }: Pick<Dependencies, 'database'>): StoredFiles {
  return { folder: FOLDER, fileKey: proofFileKey, ids: listProofIds(database.db) };
}

const RETENTION_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

export function forgetThumbnails({
  clock,
  database,
}: Pick<Dependencies, 'clock' | 'database'>): Promise<void> {
  return forgetOldThumbnails(
    database.db,
    new Date(clock.now().getTime() - RETENTION_DAYS * DAY_MS),
  );
}
