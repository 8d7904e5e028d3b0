import type { Parts } from '../../../platform/dependencies.ts';
import { sweepOrphans } from '../../../platform/files/sweep-orphans.ts';
import { findProofOwner } from './payment-proofs.repository.ts';
import { PROOF_FOLDER } from './proof-file.ts';

type SweepParts = Pick<Parts, 'clock' | 'database' | 'files'>;

export function sweepOrphanProofs(parts: SweepParts): Promise<number> {
  const findOwner = (id: string) => findProofOwner(parts.database.db, id);
  return sweepOrphans(parts, { folder: PROOF_FOLDER, findOwner });
}
