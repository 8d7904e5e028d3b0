import { and, eq, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../platform/db/types.ts';
import { isOwnOrder } from '../../../people/mosques/own.schema.ts';
import { orders, paymentProofs, proofThumbnails } from '../orders.schema.ts';

export type NewProof = typeof paymentProofs.$inferInsert;

/** Pictures of one layout differ in fewer of 64 bits than this, copies of one picture too. */
const LIKE_PICTURE_BITS = 8;
/** Newest first, so that looking for a used picture costs the same however many there are. */
const MAX_LIKE_PICTURES = 1_000;

export async function insertProof(
  db: Queryable,
  proof: NewProof,
  thumbnail: Buffer,
): Promise<void> {
  await db.insert(paymentProofs).values(proof);
  const { id: proofId, createdAt } = proof;
  await db.insert(proofThumbnails).values({ proofId, thumbnail, createdAt });
}

/** The proof that this customer sent for his order with this key. */
export async function findProofByKey(
  db: Queryable,
  { orderId, userId, key }: { orderId: number; userId: number; key: string },
) {
  const [proof] = await db
    .select({ sha256: paymentProofs.sha256, paymentAccountId: paymentProofs.paymentAccountId })
    .from(paymentProofs)
    .innerJoin(orders, eq(orders.id, paymentProofs.orderId))
    .where(
      and(
        eq(paymentProofs.orderId, orderId),
        eq(paymentProofs.idempotencyKey, key),
        isOwnOrder(orders.id, userId),
      ),
    );
  return proof;
}

/** Whether there is such a picture; with `userId`, for this customer. */
export async function isProofOf(
  db: Queryable,
  proofId: string,
  userId: number | undefined,
): Promise<boolean> {
  const found = await db
    .select({ id: paymentProofs.id })
    .from(paymentProofs)
    .innerJoin(orders, eq(orders.id, paymentProofs.orderId))
    .where(
      and(
        eq(paymentProofs.id, proofId),
        userId === undefined ? undefined : isOwnOrder(orders.id, userId),
      ),
    );
  return found.length > 0;
}

/** The first other order that this very picture was sent for. */
export async function findOrderWithPicture(
  db: Queryable,
  exceptOrderId: number,
  sha256: Buffer,
): Promise<number | undefined> {
  const [found] = await db
    .select({ orderId: paymentProofs.orderId })
    .from(paymentProofs)
    .where(and(eq(paymentProofs.sha256, sha256), ne(paymentProofs.orderId, exceptOrderId)))
    .orderBy(paymentProofs.createdAt)
    .limit(1);
  return found?.orderId;
}

/** Pictures of other orders that look alike from afar. */
export async function listLikePictures(
  db: Queryable,
  exceptOrderId: number,
  differenceHash: bigint,
): Promise<Array<{ orderId: number; thumbnail: Buffer }>> {
  const { rows } = await db.execute<{ orderId: number; thumbnail: Buffer }>(sql`
    select proof.order_id as "orderId", small.thumbnail
    from proof_thumbnails small join payment_proofs proof on proof.id = small.proof_id
    where proof.order_id <> ${exceptOrderId}
      and bit_count((proof.difference_hash # ${differenceHash.toString()}::bigint)::bit(64))
        <= ${LIKE_PICTURE_BITS}
    order by small.created_at desc limit ${MAX_LIKE_PICTURES}`);
  return rows;
}
