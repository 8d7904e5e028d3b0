import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { mountPrivatePictures } from '../../../platform/files/private-picture.ts';
import { evidenceFileKey } from './evidence-file.ts';
import { findEvidenceOwner } from './transfers.repository.ts';

export function mountEvidenceFiles(app: FastifyInstance, { database, files }: Dependencies): void {
  mountPrivatePictures(app, {
    path: '/files/evidence',
    files,
    findOwner: (id) => findEvidenceOwner(database.db, id),
    fileKey: evidenceFileKey,
  });
}
