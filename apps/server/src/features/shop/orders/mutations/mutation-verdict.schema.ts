// Which order a line of the statement pays, as one expression: computed when it is asked for, because
// orders come, end and are paid between a file and a look at it. `m` is the line, `held` the only
// order that holds its very amount (a unique index says so).
import {
  LARGEST_UNIQUE_CODE,
  type MutationReason,
  type MutationState,
  stateOfReason,
} from '@timesync/contract';
import { type SQL, sql } from 'drizzle-orm';
import { businessDay } from '../../../../platform/db/columns.ts';
import { HELD_DAYS_AFTER_END } from '../expiring/payment-deadline.ts';

/** Whole rupiah; null for amounts with sen, which no order asks for. */
const rupiah = sql`(case when m.amount_sen % 100 = 0 then m.amount_sen / 100 end)`;

export const withHeldOrder = sql`(bank_mutations m left join orders held on held.holds_amount
  and m.direction = 'credit' and held.payable_amount = ${rupiah})`;

const canBePaid = (order: SQL) => sql`${order}.status in ('pending', 'confirm', 'expired')`;

const isTooEarly = (order: SQL, line = sql`m`) =>
  sql`${line}.day < ${businessDay(sql`${order}.created_at`)} - 1`;

const isTooLate = (order: SQL) => sql`(${order}.status = 'expired'
  and m.day > ${businessDay(sql`${order}.expires_at`)} + ${HELD_DAYS_AFTER_END}::int)`;

const isOtherAccount = (order: SQL, line = sql`m`) =>
  sql`(${order}.payment_account_id is not null and ${order}.payment_account_id <> ${line}.payment_account_id)`;

const held = sql`held`;
const near = sql`near`;

/** An order is proposed for one line at a time: the first that could pay it, in whichever account. */
const hasFirstLine = sql`exists (select from bank_mutations first
  where first.amount_sen = m.amount_sen and (first.day, first.id) < (m.day, m.id)
    and first.direction = 'credit' and first.used_at is null and first.ignored_reason is null
    and first.is_proven and not ${isTooEarly(held, sql`first`)}
    and not ${isOtherAccount(held, sql`first`)})`;

/** Rounded to tens, hundreds or thousands: by so much it may differ from what was asked for. */
const farthestRounding = sql`(case when ${rupiah} % 1000 = 0 then 999
  when ${rupiah} % 100 = 0 then 99 when ${rupiah} % 10 = 0 then 9 else -1 end)`;

const nearFits = sql`${canBePaid(near)} and near.received_amount = 0
  and not ${isTooEarly(near)} and not ${isTooLate(near)} and not ${isOtherAccount(near)}`;

/** Orders that a line may have meant, each kind with its own index or one look at the open ones. */
export const nearOrders = {
  'without-code': sql`near.holds_amount and near.total_amount = ${rupiah}
    and near.payable_amount between ${rupiah} - ${LARGEST_UNIQUE_CODE}::int and ${rupiah} + ${LARGEST_UNIQUE_CODE}::int
    and ${nearFits}`,
  'no-code': sql`near.unique_code = 0 and near.status in ('pending', 'confirm')
    and not near.awaits_shipping_cost
    and near.received_amount = 0 and near.total_amount = ${rupiah}`,
  rest: sql`near.received_amount > 0 and near.status in ('pending', 'confirm')
    and near.payable_amount - near.received_amount = ${rupiah}`,
  rounded: sql`near.holds_amount
    and near.payable_amount between ${rupiah} - ${farthestRounding} and ${rupiah} + ${farthestRounding}
    and ${nearFits}`,
} satisfies Partial<Record<MutationReason, SQL>>;

// The two without an index are asked once for all lines.
const openWithoutCode = sql`(select total_amount from orders
  where unique_code = 0 and status in ('pending', 'confirm') and received_amount = 0
    and total_amount > 0 and not awaits_shipping_cost)`;
const openRests = sql`(select payable_amount - received_amount from orders
  where received_amount > 0 and status in ('pending', 'confirm'))`;

/** A refund of just this sum, from the day before it was recorded on, that still lacks its line. */
export const leftBy = sql`refund.mutation_id is null and refund.amount = ${rupiah}
  and m.day >= ${businessDay(sql`refund.created_at`)} - 1`;

export const verdict = sql`(case
  when m.used_at is not null then 'used'
  when m.ignored_reason is not null then 'ignored'
  when m.direction = 'debit' and exists (select from refunds refund where ${leftBy}) then 'refund'
  when m.direction = 'debit' then 'outgoing'
  when held.status in ('cancelled', 'refunded') then 'ended'
  when held.status = 'paid' then 'paid'
  when held.id is not null and ${isTooEarly(held)} then 'too-early'
  when held.id is not null and ${isTooLate(held)} then 'too-late'
  when held.id is not null and held.received_amount > 0 then 'rest'
  when held.id is not null and ${isOtherAccount(held)} then 'other-account'
  when held.id is not null and not m.is_proven then 'unproven'
  when held.id is not null and ${hasFirstLine} then 'other-line'
  when held.id is not null then 'match'
  when exists (select from orders near where ${nearOrders['without-code']}) then 'without-code'
  when ${rupiah} in ${openWithoutCode} then 'no-code'
  when ${rupiah} in ${openRests} then 'rest'
  when exists (select from orders near where ${nearOrders.rounded}) then 'rounded'
  else 'no-order' end)`;

/** Whether a verdict means this state. */
export function means(reason: SQL, state: MutationState): SQL {
  const reasons = Object.entries(stateOfReason).filter(([, each]) => each === state);
  return sql`${reason} in (${sql.join(
    reasons.map(([each]) => sql`${each}`),
    sql`, `,
  )})`;
}

/** Money that came and was neither used for an order nor ignored. */
export const isOpenCredit = sql`m.direction = 'credit' and m.used_at is null and m.ignored_reason is null`;

/** Asks only the line's own columns where they are enough. */
export function isInState(state: MutationState): SQL {
  if (state === 'used') return sql`m.used_at is not null`;
  if (state === 'ignored') return sql`m.ignored_reason is not null`;
  if (state === 'outgoing') return sql`m.direction = 'debit' and m.used_at is null`;
  return sql`${isOpenCredit} and ${means(verdict, state)}`;
}
