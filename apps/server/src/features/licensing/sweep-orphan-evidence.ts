// A crash before a request's row is committed leaves a picture, or half of one, that nobody can see.
import type { Parts } from '../../platform/parts.ts';
import { EVIDENCE_FOLDER, evidenceIdOf } from './evidence-file.ts';
import { findEvidenceOwner } from './transfers.repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns how many files were removed. */
export async function sweepOrphanEvidence({
  clock,
  database,
  files,
}: Pick<Parts, 'clock' | 'database' | 'files'>): Promise<number> {
  let removed = 0;
  const yesterday = new Date(clock.now().getTime() - DAY_MS);
  for await (const key of files.listOlderThan(EVIDENCE_FOLDER, yesterday)) {
    const id = evidenceIdOf(key);
    if (id && (await findEvidenceOwner(database.db, id)) !== undefined) continue;
    await files.remove(key);
    removed += 1;
  }
  return removed;
}
