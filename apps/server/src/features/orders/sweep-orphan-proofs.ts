// A crash between writing a proof's file and committing its row leaves a file that nobody can see;
// a crash while writing leaves half of one.
import type { Queryable } from '../../platform/db/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { findProofOwner } from './payment-proofs.repository.ts';
import { isHalfWritten, PROOF_FOLDER, proofIdOf } from './proof-file.ts';

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
    if (!isHalfWritten(key) && !(await isOrphan(database.db, key))) continue;
    await files.remove(key);
    removed += 1;
  }
  return removed;
}

async function isOrphan(db: Queryable, fileKey: string): Promise<boolean> {
  const proofId = proofIdOf(fileKey);
  return proofId !== undefined && (await findProofOwner(db, proofId)) === undefined;
}
