import { type ClaimRefusal, MAX_CLAIM_PHOTOS } from '@timesync/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../../platform/db/types.ts';
import { recordChange } from '../../../platform/history/record-change.ts';
import type { ActorContext } from '../../../platform/http/mount.ts';
import { changeRequest } from '../photo-requests/change-request.ts';
import { lockBox } from '../shipping/change-box.ts';
import type { BoxQuery, BoxReads, BoxRow } from './box-row.ts';
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

/** Claims of a box come and are decided one after the other, and not while its order is refunded. */
export async function holdBox(
  tx: Tx,
  { findBox }: BoxReads,
  asked: BoxQuery,
): Promise<BoxRow | undefined> {
  await findBox(tx, { ...asked, holdsOrder: true });
  await lockBox(tx, asked.id);
  return findBox(tx, asked);
}

interface ClaimEvent {
  box: Pick<BoxRow, 'orderId' | 'serial'>;
  action:
    | 'claimWarranty'
    | 'addClaimPhoto'
    | 'askAboutClaim'
    | 'answerClaim'
    | 'acceptClaim'
    | 'refuseClaim';
  by: 'admin' | 'customer';
  /** Shown to the customer in his order's time line. */
  note?: string | undefined;
  details?: object;
}

export async function recordClaimEvent(
  tx: Tx,
  context: ActorContext,
  { box, action, by, note, details }: ClaimEvent,
): Promise<void> {
  await recordChange(tx, context, ['order', box.orderId], action, {
    by,
    note,
    after: { serial: box.serial, ...details },
  });
}
