import type { BankMutation, ListFilters, listMutations, MutationReason } from '@timesync/contract';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/types.ts';
import { allOf } from '../../../platform/lists/contains.ts';
import type { ListSource } from '../../../platform/lists/list-page.ts';
import {
  isInState,
  isOpenCredit,
  means,
  shownOrders,
  verdict,
  withHeldOrder,
} from './mutation-verdict.repository.ts';

/** As the database returns it: large numbers as text. */
export type MutationRow = Omit<BankMutation, 'amountSen' | 'balanceSen' | 'state'> & {
  amountSen: string;
  balanceSen: string | null;
};

const columns = sql`m.id, m.day::text as day, m.description, m.direction,
  m.amount_sen as "amountSen", m.balance_sen as "balanceSen", m.is_proven as "isProven",
  m.ignored_reason as "ignoredReason", judged.reason, ${shownOrders} as orders,
  json_build_object('id', account.id, 'name', account.name) as "paymentAccount"`;
const joins = sql`join payment_accounts account on account.id = m.payment_account_id
  cross join lateral (select ${verdict} as reason) judged`;

export function mutationsMatching({
  state,
  paymentAccountId,
}: ListFilters<typeof listMutations>): ListSource {
  return {
    from: withHeldOrder,
    id: sql`m.id`,
    sortBy: sql`m.day`,
    where: allOf(
      state ? isInState(state) : undefined,
      paymentAccountId ? sql`m.payment_account_id = ${paymentAccountId}` : undefined,
    ),
    columns,
    joins,
  };
}

export async function findShownMutation(
  db: Queryable,
  id: number,
): Promise<MutationRow | undefined> {
  const { rows } = await db.execute(
    sql`select ${columns} from ${withHeldOrder} ${joins} where m.id = ${id}`,
  );
  return rows[0] as unknown as MutationRow | undefined;
}

export interface Judgement {
  reason: MutationReason;
  day: string;
  amountSen: number;
  paymentAccountId: number;
  /** The only order that holds its amount. */
  orderId: number | null;
}

/** Computed each time: call it again once the order is locked. */
export async function judgeMutation(db: Queryable, id: number): Promise<Judgement | undefined> {
  const { rows } = await db.execute<Record<keyof Judgement, string>>(sql`
    select ${verdict} as reason, m.day::text as day, m.amount_sen as "amountSen",
      m.payment_account_id as "paymentAccountId", held.id as "orderId"
    from ${withHeldOrder} where m.id = ${id}`);
  const [row] = rows as unknown as Judgement[];
  return row && { ...row, amountSen: Number(row.amountSen) };
}

const reason = sql`reason`;

export async function countOpenMutations(db: Queryable, paymentAccountId: number | undefined) {
  const { rows } = await db.execute<Record<'match' | 'matchAmount' | 'near' | 'none', string>>(sql`
    with judged as (
      select ${verdict} as reason, m.amount_sen from ${withHeldOrder}
      where ${isOpenCredit}
        and ${paymentAccountId ? sql`m.payment_account_id = ${paymentAccountId}` : sql`true`}
    )
    select count(*) filter (where ${means(reason, 'match')}) as match,
      coalesce(sum(amount_sen) filter (where ${means(reason, 'match')}), 0) / 100
        as "matchAmount",
      count(*) filter (where ${means(reason, 'near')}) as near,
      count(*) filter (where ${means(reason, 'none')}) as none
    from judged`);
  const [row] = rows;
  if (!row) throw new Error('A count always answers with one row');
  return {
    match: Number(row.match),
    matchAmount: Math.floor(Number(row.matchAmount)),
    near: Number(row.near),
    none: Number(row.none),
  };
}
