import { formatRupiah, type MutationReason } from '@timesync/contract';
import { sql } from 'drizzle-orm';
import { orNull, readRows } from '../../../../platform/db/rows.ts';
import type { Queryable, Tx } from '../../../../platform/db/types.ts';
import type { Dependencies } from '../../../../platform/dependencies.ts';
import { notifyAdmins } from '../../../office/admin-digest/notify-admins.ts';
import { orders } from '../orders.schema.ts';
import { bankMutations } from '../statements/statements.schema.ts';
import { isOpenCredit, means, verdict, withHeldOrder } from './mutation-verdict.schema.ts';

const judgement = {
  reason: (value: unknown) => value as MutationReason,
  /** The only order that holds its amount. */
  orderId: orNull(orders.id),
};

/** Computed each time: call it again once the order is locked. */
export async function judgeMutation(db: Queryable, id: number) {
  const judged = sql`
    select ${verdict} as reason, held.id as "orderId"
    from ${withHeldOrder} where m.id = ${id}`;
  const [row] = await readRows(db, judgement, judged);
  return row;
}

/** Those of these reported lines that fit an open order in every way but the bank's proof. */
export function findFittingMutations(
  db: Queryable,
  accountId: number,
  reported: Array<{ id: string }>,
) {
  const ids = reported.map(({ id }) => id);
  const fitting = sql`
    select m.id, m.amount_sen / 100 as amount from ${withHeldOrder}
    where m.payment_account_id = ${accountId} and m.reported_as = any(${sql.param(ids)}::text[])
      and ${verdict} in ('unproven', 'match')
    order by m.day, m.id`;
  return readRows(db, { id: bankMutations.id, amount: Number }, fitting);
}

const reason = sql`reason`;
const counts = {
  match: Number,
  matchAmount: orders.payableAmount,
  near: Number,
  none: Number,
};

export async function countOpenMutations(db: Queryable, paymentAccountId: number | undefined) {
  const counted = sql`
    with judged as (
      select ${verdict} as reason, m.amount_sen from ${withHeldOrder}
      where ${isOpenCredit}
        and ${paymentAccountId ? sql`m.payment_account_id = ${paymentAccountId}` : sql`true`}
    )
    select count(*) filter (where ${means(reason, 'match')}) as match,
      div(coalesce(sum(amount_sen) filter (where ${means(reason, 'match')}), 0), 100)
        as "matchAmount",
      count(*) filter (where ${means(reason, 'near')}) as near,
      count(*) filter (where ${means(reason, 'none')}) as none
    from judged`;
  const [row] = await readRows(db, counts, counted);
  if (!row) throw new Error('A count always answers with one row');
  return row;
}

/** Notifies the admins once per file when its transfers match orders. */
export async function notifyMatchedMoney(
  dependencies: Pick<Dependencies, 'clock' | 'jobs'>,
  tx: Tx,
  { statementId, paymentAccountId }: { statementId: number; paymentAccountId: number },
): Promise<void> {
  const { match, matchAmount } = await countOpenMutations(tx, paymentAccountId);
  if (match === 0) return;
  const line = `${match} transfer senilai ${formatRupiah(matchAmount)} cocok dengan pesanan dan menunggu disetujui di Mutasi.`;
  await notifyAdmins(dependencies, tx, { kind: 'money matched', subjectId: statementId, line });
}
