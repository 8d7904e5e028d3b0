import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { mountPrivatePictures } from '../../../platform/files/private-picture.ts';
import { findProofOwner } from './payment-proofs.repository.ts';
import { proofFileKey } from './proof-file.ts';

export function mountProofFiles(app: FastifyInstance, { database, files }: Dependencies): void {
  mountPrivatePictures(app, {
    path: '/files/proof',
    files,
    findOwner: (id) => findProofOwner(database.db, id),
    fileKey: proofFileKey,
  });
}
