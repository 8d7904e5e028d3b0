import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { paymentAccounts } from '../payments/payments.schema.ts';
import { orders, paymentProofs } from './orders.schema.ts';

export type NewProof = typeof paymentProofs.$inferInsert;

/** Pictures whose difference hashes differ in so few of 64 bits look the same. */
const SAME_PICTURE_BITS = 4;

export async function insertProof(db: Queryable, proof: NewProof): Promise<void> {
  await db.insert(paymentProofs).values(proof);
}

export async function findProofHash(
  db: Queryable,
  orderId: number,
  version: number,
): Promise<Buffer | undefined> {
  const [proof] = await db
    .select({ sha256: paymentProofs.sha256 })
    .from(paymentProofs)
    .where(and(eq(paymentProofs.orderId, orderId), eq(paymentProofs.version, version)));
  return proof?.sha256;
}

export async function findProofByKey(db: Queryable, orderId: number, idempotencyKey: string) {
  const [proof] = await db
    .select({ sha256: paymentProofs.sha256 })
    .from(paymentProofs)
    .where(
      and(eq(paymentProofs.orderId, orderId), eq(paymentProofs.idempotencyKey, idempotencyKey)),
    );
  return proof;
}

/** Whose picture it is: only its owner and admins may see it. */
export async function findProofOwner(db: Queryable, proofId: string): Promise<number | undefined> {
  const [proof] = await db
    .select({ userId: orders.userId })
    .from(paymentProofs)
    .innerJoin(orders, eq(orders.id, paymentProofs.orderId))
    .where(eq(paymentProofs.id, proofId));
  return proof?.userId;
}

/** Another order that the same, or a re-compressed, picture was sent for. */
export async function findReusedProof(
  db: Queryable,
  orderId: number,
  picture: { sha256: Buffer; differenceHash: bigint },
): Promise<number | undefined> {
  const { rows } = await db.execute<{ order_id: number }>(sql`
    select order_id from ${paymentProofs}
    where order_id <> ${orderId} and (sha256 = ${picture.sha256}
      or bit_count((difference_hash # ${picture.differenceHash.toString()}::bigint)::bit(64))
        <= ${SAME_PICTURE_BITS})
    order by created_at limit 1`);
  return rows[0]?.order_id;
}

/** Of all pictures he ever sent; how large one of a broken device is stands in its history. */
export async function sumUploadedBytesOf(db: Queryable, userId: number): Promise<number> {
  const { rows } = await db.execute<{ bytes: string }>(sql`
    select (select coalesce(sum(p.size_bytes), 0) from payment_proofs p
        join orders o on o.id = p.order_id where o.user_id = ${userId})
      + (select coalesce(sum((h.after ->> 'evidenceBytes')::int), 0) from licenses l
        join history h on h.subject = 'license' and h.subject_id = l.id
          and h.action = 'request transfer'
        where l.user_id = ${userId}) as bytes`);
  return Number(rows[0]?.bytes ?? 0);
}

/** Only an active account can be paid to. */
export async function findPayableAccount(db: Queryable, id: number) {
  const [account] = await db
    .select()
    .from(paymentAccounts)
    .where(
      and(
        eq(paymentAccounts.id, id),
        eq(paymentAccounts.active, true),
        sql`${paymentAccounts.deletedAt} is null`,
      ),
    );
  return account;
}
