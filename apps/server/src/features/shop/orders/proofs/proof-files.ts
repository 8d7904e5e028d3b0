// Where the stored picture of a proof is, who may see it, and what sweeps the ones without a row.
import { lt, sql } from 'drizzle-orm';
import type { Dependencies } from '../../../../platform/dependencies.ts';
import { filesOfRows } from '../../../../platform/files/files-of-rows.ts';
import { mountPrivatePictures } from '../../../../platform/files/pictures/private-picture.ts';
import type { Server } from '../../../../platform/http/mount.ts';
import { proofThumbnails } from '../orders.schema.ts';
import { isProofOf } from './payment-proofs.repository.ts';

export const proofFiles = filesOfRows('proofs', sql`select id from payment_proofs`);

/** The URL of an authorised route, never of a public file. */
export const proofUrl = (proofId: string) => `/files/proof/${proofId}`;

export function mountProofFiles({ app, dependencies: { database, files } }: Server): void {
  mountPrivatePictures(app, {
    area: 'orders',
    path: '/files/proof',
    files,
    isVisible: (id, userId) => isProofOf(database.db, id, userId),
    fileKey: proofFiles.fileKey,
  });
}

const RETENTION_MS = 90 * 24 * 60 * 60 * 1000;

/** Pictures with older ones are recognised by their bytes alone. */
export async function forgetThumbnails({
  clock,
  database,
}: Pick<Dependencies, 'clock' | 'database'>): Promise<void> {
  const before = new Date(clock.now().getTime() - RETENTION_MS);
  await database.db.delete(proofThumbnails).where(lt(proofThumbnails.createdAt, before));
}
