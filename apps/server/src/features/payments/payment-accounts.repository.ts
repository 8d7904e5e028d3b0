import type { PaymentAccount } from '@timesync/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/types.ts';
import { paymentAccounts } from './payments.schema.ts';

export function findActivePaymentAccounts(db: Queryable, limit: number): Promise<PaymentAccount[]> {
  const { id, name, accountNumber, accountName, type } = paymentAccounts;
  return db
    .select({ id, name, accountNumber, accountName, type })
    .from(paymentAccounts)
    .where(and(eq(paymentAccounts.active, true), isNull(paymentAccounts.deletedAt)))
    .orderBy(id)
    .limit(limit);
}
