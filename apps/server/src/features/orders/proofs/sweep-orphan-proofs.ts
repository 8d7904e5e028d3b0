import type { Dependencies } from '../../../platform/dependencies.ts';
import { sweepOrphans } from '../../../platform/files/sweep-orphans.ts';
import { findProofOwner } from './payment-proofs.repository.ts';
import { PROOF_FOLDER } from './proof-file.ts';

type SweepDependencies = Pick<Dependencies, 'clock' | 'database' | 'files'>;

export function sweepOrphanProofs(dependencies: SweepDependencies): Promise<number> {
  const findOwner = (id: string) => findProofOwner(dependencies.database.db, id);
  return sweepOrphans(dependencies, { folder: PROOF_FOLDER, findOwner });
}
