// Each step is a conditional update: it changes a claim only while its status still allows it.
import { type ClaimRefusal, MAX_CLAIM_PHOTOS } from '@timesync/contract';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../platform/db/types.ts';
import { warrantyClaims } from './warranty.schema.ts';

const undecided = inArray(warrantyClaims.status, ['open', 'asked']);

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

export async function appendPhoto(tx: Tx, id: number, photo: string): Promise<boolean> {
  const changed = await tx
    .update(warrantyClaims)
    .set({ photos: sql`array_append(${warrantyClaims.photos}, ${photo}::uuid)` })
    .where(
      and(
        eq(warrantyClaims.id, id),
        undecided,
        sql`cardinality(${warrantyClaims.photos}) < ${MAX_CLAIM_PHOTOS}`,
      ),
    )
    .returning({ id: warrantyClaims.id });
  return changed.length > 0;
}

export async function saveAnswer(tx: Tx, id: number, answer: string): Promise<boolean> {
  const changed = await tx
    .update(warrantyClaims)
    .set({ status: 'open', answer })
    .where(and(eq(warrantyClaims.id, id), eq(warrantyClaims.status, 'asked')))
    .returning({ id: warrantyClaims.id });
  return changed.length > 0;
}

export async function saveQuestion(tx: Tx, id: number, question: string): Promise<boolean> {
  const changed = await tx
    .update(warrantyClaims)
    .set({ status: 'asked', question, answer: null })
    .where(and(eq(warrantyClaims.id, id), undecided))
    .returning({ id: warrantyClaims.id });
  return changed.length > 0;
}

interface Decision {
  status: 'accepted' | 'refused';
  refusalCode: ClaimRefusal | null;
  decisionNote: string | null;
  decidedAt: Date;
  decidedBy: number;
}

/** Decided once: false when somebody else was faster. */
export async function saveDecision(tx: Tx, id: number, decision: Decision): Promise<boolean> {
  const changed = await tx
    .update(warrantyClaims)
    .set(decision)
    .where(and(eq(warrantyClaims.id, id), undecided))
    .returning({ id: warrantyClaims.id });
  return changed.length > 0;
}

/** Of a whole order: nobody has to decide them any more. */
export async function closeOpenClaims(
  tx: Tx,
  orderId: number,
  { at, note }: { at: Date; note: string },
): Promise<number[]> {
  const closed = await tx
    .update(warrantyClaims)
    .set({ status: 'withdrawn', decidedAt: at, decisionNote: note })
    .where(
      and(
        undecided,
        sql`${warrantyClaims.boxUnitId} in (select box.id from box_units box
          join order_lines line on line.id = box.order_line_id where line.order_id = ${orderId})`,
      ),
    )
    .returning({ id: warrantyClaims.id });
  return closed.map(({ id }) => id);
}

/** Whose picture it is: only he and admins may see it. */
export async function findPhotoOwner(db: Queryable, photo: string): Promise<number | undefined> {
  const [found] = await db
    .select({ userId: warrantyClaims.userId })
    .from(warrantyClaims)
    .where(sql`${photo}::uuid = any(${warrantyClaims.photos})`);
  return found?.userId;
}

/** Those of the given ids that belong to a claim. */
export async function findKnownPhotos(db: Queryable, ids: string[]): Promise<Set<string>> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct picture.id from warranty_claims cross join unnest(photos) picture(id)
    where picture.id = any(${sql.param(ids)}::uuid[])`);
  return new Set(rows.map(({ id }) => id));
}

const CLAIMS_AT_ONCE = 1_000;

export async function* listPhotoIds(db: Queryable): AsyncGenerator<string> {
  let last = 0;
  for (;;) {
    const page = await db
      .select({ id: warrantyClaims.id, photos: warrantyClaims.photos })
      .from(warrantyClaims)
      .where(gt(warrantyClaims.id, last))
      .orderBy(warrantyClaims.id)
      .limit(CLAIMS_AT_ONCE);
    for (const { photos } of page) yield* photos;
    last = page.at(-1)?.id ?? last;
    if (page.length < CLAIMS_AT_ONCE) return;
  }
}
