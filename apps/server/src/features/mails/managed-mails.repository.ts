import type { ListFilters, listManagedMails, ManagedMail } from '@timesync/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/types.ts';
import type { ListSource } from '../../platform/lists/list-page.ts';
import { failedMailJob, mailJob, urgentMailJob } from '../../platform/mail/mail-queue.ts';
import { orderMailJob } from '../orders/mails/order-mail-job.ts';

export type ManagedMailRow = Omit<ManagedMail, 'createdAt' | 'nextTryAt'> & {
  createdAt: Date | string;
  nextTryAt: Date | string | null;
};

const waits = sql`j.name in (${mailJob.name}, ${urgentMailJob.name}, ${orderMailJob.name})
  and j.state in ('created', 'retry', 'active')`;
const hasFailed = sql`j.name = ${failedMailJob.name} and j.state in ('created', 'retry')`;
const states: Record<ManagedMail['state'], SQL> = { waiting: waits, failed: hasFailed };

/** A failed mail remembers the queue that it came from. */
const origin = sql`coalesce(j.source_name, j.name)`;

export function mailsMatching({ state }: ListFilters<typeof listManagedMails>): ListSource {
  return {
    from: sql`pgboss.job j`,
    id: sql`j.id`,
    sortBy: sql`j.created_on`,
    where: state ? states[state] : sql`(${waits}) or (${hasFailed})`,
    columns: sql`j.id,
      case ${origin} when ${orderMailJob.name} then j.data->>'event'
        when ${urgentMailJob.name} then 'code' else 'notice' end as kind,
      case ${origin} when ${orderMailJob.name} then o.invoice_number
        when ${mailJob.name} then j.data->>'subject' end as about,
      coalesce(j.data->>'to', u.email) as "to",
      coalesce(j.source_created_on, j.created_on) as "createdAt",
      case when ${hasFailed} then 'failed' else 'waiting' end as state,
      coalesce(j.source_output, j.output)->>'message' as reason,
      case when ${waits} and j.state = 'retry' then j.start_after end as "nextTryAt",
      (${hasFailed}) or j.state = 'retry' as "canBeSentAgain"`,
    joins: sql`left join orders o on o.id = (j.data->>'orderId')::int
      left join users u on u.id = o.user_id`,
  };
}

/** False when it does not wait for a retry. */
export async function tryWaitingMailNow(db: Queryable, id: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update pgboss.job j set start_after = now()
    where j.id = ${id} and ${waits} and j.state = 'retry'`);
  return rowCount === 1;
}
