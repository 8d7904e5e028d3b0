import { type ClaimRefusal, MAX_CLAIM_PHOTOS } from '@timesync/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../../platform/db/types.ts';
import { changeRequest } from '../photo-requests/change-request.ts';
import { warrantyClaims } from './warranty.schema.ts';

const undecided = ['open', 'asked'] as const;

export async function insertClaim(
  tx: Tx,
  claim: Pick<
    typeof warrantyClaims.$inferInsert,
    'boxUnitId' | 'userId' | 'reason' | 'deviceId' | 'photos' | 'requestedAt'
  >,
): Promise<void> {
  await tx.insert(warrantyClaims).values(claim);
}

export async function findClaim(db: Queryable, id: number) {
  const [claim] = await db.select().from(warrantyClaims).where(eq(warrantyClaims.id, id));
  return claim;
}

export function appendPhoto(tx: Tx, id: number, photo: string): Promise<boolean> {
  const where = sql`cardinality(${warrantyClaims.photos}) < ${MAX_CLAIM_PHOTOS}`;
  return changeRequest(
    tx,
    warrantyClaims,
    { id, from: undecided, where },
    { photos: sql`array_append(${warrantyClaims.photos}, ${photo}::uuid)` },
  );
}

export function saveAnswer(tx: Tx, id: number, answer: string): Promise<boolean> {
  return changeRequest(tx, warrantyClaims, { id, from: ['asked'] }, { status: 'open', answer });
}

export function saveQuestion(tx: Tx, id: number, question: string): Promise<boolean> {
  const changes = { status: 'asked' as const, question, answer: null };
  return changeRequest(tx, warrantyClaims, { id, from: undecided }, changes);
}

interface Decision {
  status: 'accepted' | 'refused';
  refusalCode: ClaimRefusal | null;
  decisionNote: string | null;
  decidedAt: Date;
  decidedBy: number;
}

export function saveDecision(tx: Tx, id: number, decision: Decision): Promise<boolean> {
  return changeRequest(tx, warrantyClaims, { id, from: undecided }, decision);
}

/** They need no decision any more. */
export async function closeOpenClaims(
  tx: Tx,
  boxIds: number[],
  { at, note }: { at: Date; note: string },
): Promise<number[]> {
  const closed = await tx
    .update(warrantyClaims)
    .set({ status: 'withdrawn', decidedAt: at, decisionNote: note })
    .where(
      and(inArray(warrantyClaims.status, undecided), inArray(warrantyClaims.boxUnitId, boxIds)),
    )
    .returning({ id: warrantyClaims.id });
  return closed.map(({ id }) => id);
}
