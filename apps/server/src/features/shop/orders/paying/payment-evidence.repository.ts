import { and, eq, sql } from 'drizzle-orm';
import { AppError } from '../../../../platform/app-error.ts';
import type { Queryable, Tx } from '../../../../platform/db/types.ts';
import { findAccount } from '../../payments/payment-accounts.ts';
import { paymentEvidence } from '../orders.schema.ts';

type NewEvidence = typeof paymentEvidence.$inferInsert;

export async function insertEvidence(db: Queryable, evidence: NewEvidence): Promise<void> {
  await db.insert(paymentEvidence).values(evidence);
}

/**
 * The newest photo is the evidence for the amount not received before. Returns its hash, if there
 * is one.
 */
export async function insertPhotoEvidence(
  db: Queryable,
  { orderId, bookedBy, createdAt }: { orderId: number; bookedBy: number; createdAt: Date },
): Promise<Buffer | undefined> {
  const { rows } = await db.execute<{ sha256: Buffer }>(sql`
    with photo as (
      select o.id as order_id, proof.id, proof.sha256, proof.created_at,
        o.payable_amount - coalesce(
          (select sum(amount) from payment_evidence where order_id = o.id), 0) as amount
      from orders o
      join payment_proofs proof on proof.order_id = o.id and proof.version = o.proof_version
      where o.id = ${orderId}
    ), booked as (
      insert into payment_evidence (order_id, kind, amount, at, booked_by, proof_id, created_at)
      select order_id, 'photo', amount, created_at, ${bookedBy}, id, ${createdAt.toISOString()}
      from photo
    )
    select sha256 from photo`);
  return rows[0]?.sha256;
}

export async function findEvidenceByKey(db: Queryable, orderId: number, idempotencyKey: string) {
  const [found] = await db
    .select({ kind: paymentEvidence.kind, amount: paymentEvidence.amount })
    .from(paymentEvidence)
    .where(
      and(eq(paymentEvidence.orderId, orderId), eq(paymentEvidence.idempotencyKey, idempotencyKey)),
    );
  return found;
}

/** For an order: the account it was paid to, as it was then. */
export async function copyAccount(tx: Tx, paymentAccountId: number) {
  const account = await findAccount(tx, paymentAccountId);
  if (!account?.active) throw new AppError('PAYMENT_ACCOUNT_GONE', { field: 'paymentAccountId' });
  return {
    paymentAccountId: account.id,
    paymentAccountName: account.name,
    paymentAccountNumber: account.accountNumber,
    paymentAccountHolder: account.accountName,
  };
}
