import type { BankMutation, ListFilters, listMutations, MutationReason } from '@timesync/contract';
import { sql } from 'drizzle-orm';
import {
  isInState,
  leftBy,
  nearOrders,
  verdict,
  withHeldOrder,
} from '../features/shop/orders/mutations/mutation-verdict.schema.ts';
import { bankMutations } from '../features/shop/orders/statements/statements.schema.ts';
import { type Row, readRows } from '../platform/db/rows.ts';
import type { Queryable } from '../platform/db/types.ts';
import { allOf } from '../platform/lists/contains.ts';
import type { ListSource } from '../platform/lists/list-page.ts';

const { id, day, description, direction, amountSen, balanceSen, isProven, ignoredReason } =
  bankMutations;
const readers = {
  ...{ id, day, description, direction, amountSen, balanceSen, isProven, ignoredReason },
  reason: (value: unknown) => value as MutationReason,
  orders: (value: unknown) => value as BankMutation['orders'],
  paymentAccount: (value: unknown) => value as BankMutation['paymentAccount'],
};
export type MutationRow = Row<typeof readers>;

const MOST_SHOWN_ORDERS = 5;

/** The orders of `near` as JSON. */
const shown = sql`json_agg(json_build_object('id', near.id, 'invoiceNumber', near.invoice_number,
  'status', near.status, 'payableAmount', near.payable_amount, 'customer', customer.name))`;
const withCustomer = sql`near join users customer on customer.id = near.user_id`;

const meant = (reason: keyof typeof nearOrders) => sql`(select ${shown} from (
    select * from orders near where ${nearOrders[reason]} order by near.id limit ${MOST_SHOWN_ORDERS}
  ) ${withCustomer})`;

/** The orders of a line whose verdict is known as `judged.reason`. */
const shownOrders = sql`coalesce(case
  when judged.reason = 'used' then (
    select ${shown} from orders ${withCustomer} where near.id in (
      select order_id from payment_evidence where mutation_id = m.id
      union all select order_id from refunds where mutation_id = m.id))
  when judged.reason = 'refund' then (
    select ${shown} from (
      select * from orders near where near.id in (
        select refund.order_id from refunds refund where ${leftBy})
      order by near.id limit ${MOST_SHOWN_ORDERS}
    ) ${withCustomer})
  when held.id is not null then (select ${shown} from orders ${withCustomer} where near.id = held.id)
  when judged.reason = 'without-code' then ${meant('without-code')}
  when judged.reason = 'no-code' then ${meant('no-code')}
  when judged.reason = 'rest' then ${meant('rest')}
  when judged.reason = 'rounded' then ${meant('rounded')}
  end, '[]'::json)`;

const columns = sql`m.id, m.day, m.description, m.direction,
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
    readers,
    joins,
  };
}

export async function findShownMutation(
  db: Queryable,
  mutationId: number,
): Promise<MutationRow | undefined> {
  const [found] = await readRows(
    db,
    readers,
    sql`select ${columns} from ${withHeldOrder} ${joins} where m.id = ${mutationId}`,
  );
  return found;
}
