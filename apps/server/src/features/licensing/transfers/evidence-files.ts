// Where the picture of a broken device lies, who may see it, and what sweeps the ones without a row.
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../../platform/dependencies.ts';
import type { StoredFiles } from '../../../platform/files/compare-files.ts';
import { mountPrivatePictures } from '../../../platform/files/private-picture.ts';
import { sweepOrphans } from '../../../platform/files/sweep-orphans.ts';
import { findEvidenceOwner, findKnownEvidence, listEvidenceIds } from './transfers.repository.ts';

const FOLDER = 'evidence';

export const evidenceFileKey = (id: string) => `${FOLDER}/${id}.webp`;
export const evidenceUrl = (id: string) => `/files/evidence/${id}`;

export function mountEvidenceFiles(app: FastifyInstance, { database, files }: Dependencies): void {
  mountPrivatePictures(app, {
    path: '/files/evidence',
    files,
    findOwner: (id) => findEvidenceOwner(database.db, id),
    fileKey: evidenceFileKey,
  });
}

type SweepDependencies = Pick<Dependencies, 'clock' | 'database' | 'files'>;

export function sweepOrphanEvidence(dependencies: SweepDependencies): Promise<number> {
  const findOwned = (ids: string[]) => findKnownEvidence(dependencies.database.db, ids);
  return sweepOrphans(dependencies, { folder: FOLDER, findOwned });
}

export function storedEvidence({ database }: Pick<Dependencies, 'database'>): StoredFiles {
  return { folder: FOLDER, fileKey: evidenceFileKey, ids: listEvidenceIds(database.db) };
}
