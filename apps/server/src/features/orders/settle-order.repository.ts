import { runNamed } from '../../platform/db/named-query.ts';
import type { Tx } from '../../platform/db/types.ts';
import { insertJobSql } from '../../platform/jobs/job-sql.ts';
import { orderMailJob } from './mails/order-mail-job.ts';

interface SettledOrder {
  orderId: number;
  at: Date;
  actorId: number;
  requestId: string;
  action: string;
  after: Record<string, unknown>;
}

/** The history of an order that is paid now, and its mail, in one statement. */
export async function recordSettlement(tx: Tx, settled: SettledOrder): Promise<void> {
  const { orderId, at, actorId, requestId, action, after } = settled;
  const values = [orderId, at, actorId, requestId, action, JSON.stringify(after)];
  await runNamed(tx, recordStatement, values);
}

const recordStatement = {
  name: 'record-settlement',
  text: `
    with recorded as (
      insert into history (at, actor_kind, actor_id, request_id, subject, subject_id, action, after)
      values ($2::timestamptz, 'admin', $3::int, $4, 'order', $1::int, $5, $6::jsonb)
    )
    ${insertJobSql(orderMailJob, {
      data: `jsonb_build_object('orderId', $1::int, 'event', 'approved')`,
      source: '(values (1)) as once(n)',
    })}`,
};
