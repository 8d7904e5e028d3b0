import type { ListFilters, listManagedMails, ManagedMail } from '@timesync/contract';
import { type SQL, sql } from 'drizzle-orm';
import { orders } from '../features/shop/orders/orders.schema.ts';
import { orNull, type Row } from '../platform/db/rows.ts';
import type { ListSource } from '../platform/lists/list-page.ts';
import { failedMailJob, mailJob, urgentMailJob } from '../platform/mail/mail-queue.ts';

const readers = {
  id: String,
  kind: (value: unknown) => value as ManagedMail['kind'],
  about: orNull(String),
  to: orNull(String),
  createdAt: orders.createdAt,
  state: (value: unknown) => value as ManagedMail['state'],
  reason: orNull(String),
  nextTryAt: orNull(orders.createdAt),
  canBeSentAgain: Boolean,
};
export type ManagedMailRow = Row<typeof readers>;

/** `orderMails` is the queue of the mails that are written when they are sent. */
export function mailsMatching(
  { state }: ListFilters<typeof listManagedMails>,
  orderMails: string,
): ListSource {
  const waits = sql`j.name in (${mailJob.name}, ${urgentMailJob.name}, ${orderMails})
    and j.state in ('created', 'retry', 'active')`;
  const hasFailed = sql`j.name = ${failedMailJob.name} and j.state in ('created', 'retry')`;
  const states: Record<ManagedMail['state'], SQL> = { waiting: waits, failed: hasFailed };
  // A failed mail remembers the queue that it came from.
  const origin = sql`coalesce(j.source_name, j.name)`;
  return {
    from: sql`pgboss.job j`,
    id: sql`j.id`,
    sortBy: sql`j.created_on`,
    where: state ? states[state] : sql`(${waits}) or (${hasFailed})`,
    columns: sql`j.id,
      case ${origin} when ${orderMails} then j.data->>'event'
        when ${urgentMailJob.name} then 'code' else 'notice' end as kind,
      case ${origin} when ${orderMails} then o.invoice_number
        when ${mailJob.name} then j.data->>'subject' end as about,
      coalesce(j.data->>'to', u.email) as "to",
      coalesce(j.source_created_on, j.created_on) as "createdAt",
      case when ${hasFailed} then 'failed' else 'waiting' end as state,
      coalesce(j.source_output, j.output)->>'message' as reason,
      case when ${waits} and j.state = 'retry' then j.start_after end as "nextTryAt",
      (${hasFailed}) or j.state = 'retry' as "canBeSentAgain"`,
    readers,
    joins: sql`left join orders o on o.id = (j.data->>'orderId')::int
      left join users u on u.id = o.user_id`,
  };
}
