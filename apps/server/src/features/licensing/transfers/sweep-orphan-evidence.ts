import type { Parts } from '../../../platform/dependencies.ts';
import { sweepOrphans } from '../../../platform/files/sweep-orphans.ts';
import { EVIDENCE_FOLDER } from './evidence-file.ts';
import { findEvidenceOwner } from './transfers.repository.ts';

type SweepParts = Pick<Parts, 'clock' | 'database' | 'files'>;

export function sweepOrphanEvidence(parts: SweepParts): Promise<number> {
  const findOwner = (id: string) => findEvidenceOwner(parts.database.db, id);
  return sweepOrphans(parts, { folder: EVIDENCE_FOLDER, findOwner });
}
