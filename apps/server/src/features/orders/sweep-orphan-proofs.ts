// A crash between writing a proof's file and committing its row leaves a file that nobody can see.
import type { Parts } from '../../platform/parts.ts';
import { findProofOwner } from './payment-proofs.repository.ts';
import { PROOF_FOLDER, proofIdOf } from './proof-file.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns how many files were removed. */
export async function sweepOrphanProofs({
  clock,
  database,
  files,
}: Pick<Parts, 'clock' | 'database' | 'files'>): Promise<number> {
  let removed = 0;
  const yesterday = new Date(clock.now().getTime() - DAY_MS);
  for await (const key of files.listOlderThan(PROOF_FOLDER, yesterday)) {
    const proofId = proofIdOf(key);
    if (!proofId || (await findProofOwner(database.db, proofId)) !== undefined) continue;
    await files.remove(key);
    removed += 1;
  }
  return removed;
}
