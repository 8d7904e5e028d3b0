import type { Dependencies } from '../../../platform/dependencies.ts';
import { sweepOrphans } from '../../../platform/files/sweep-orphans.ts';
import { EVIDENCE_FOLDER } from './evidence-file.ts';
import { findEvidenceOwner } from './transfers.repository.ts';

type SweepDependencies = Pick<Dependencies, 'clock' | 'database' | 'files'>;

export function sweepOrphanEvidence(dependencies: SweepDependencies): Promise<number> {
  const findOwner = (id: string) => findEvidenceOwner(dependencies.database.db, id);
  return sweepOrphans(dependencies, { folder: EVIDENCE_FOLDER, findOwner });
}
