// Whom a reminder is for now: a trial that ends in three days, a licence that was bought and not installed
// for a week, a box that arrived and is not in use. What came due while the server was away counts for a
// week. A box that was activated while packing works without us: nobody knows whether it is switched on.
import { type SQL, sql } from 'drizzle-orm';
import { users } from '../features/people/accounts/accounts.schema.ts';
import { ownLicenses } from '../features/people/mosques/own.schema.ts';
import { orNull, readRows } from '../platform/db/rows.ts';
import type { Queryable } from '../platform/db/types.ts';

const BEFORE_END_DAYS = 3;
const IDLE_DAYS = 7;
const SILENT_DAYS = 3;
const LATE_DAYS = 7;

const reminder = {
  event: (value: unknown) => value as 'trial ends' | 'license idle' | 'box silent',
  subjectId: Number,
  userId: users.id,
  product: orNull(String),
  variant: orNull(String),
  count: Number,
  trialSince: orNull(users.createdAt),
};

/** Of people who want reminders and had none of this event and subject. */
export function findDueReminders(
  db: Queryable,
  { now, trialDays }: { now: Date; trialDays: number | null },
) {
  const ago = (days: number) =>
    sql`${now.toISOString()}::timestamptz - make_interval(days => ${days}::int)`;
  const happened = (at: SQL, days: number) =>
    sql`${at} > ${ago(days + LATE_DAYS)} and ${at} <= ${ago(days)}`;
  const idle = sql`min(l.product_name) as product, min(l.variant_name) as variant, count(*) as count,
    null::timestamptz as "trialSince"`;
  // A member who has left a mosque gets no reminders of its licences.
  const isIdle = sql`l.order_line_id is not null and l.first_activated_at is null
    and l.suspended_at is null and l.revoked_at is null
    and exists (select from ${ownLicenses} own where own.id = l.id and own.viewer_id = l.user_id)`;
  const trial = trialDays ?? 0;
  const due = sql`
    select 'license idle' as event, l.order_line_id as "subjectId", l.user_id as "userId", ${idle}
    from licenses l
    where ${isIdle} and not l.is_box and ${happened(sql`l.issued_at`, IDLE_DAYS)}
    group by l.order_line_id, l.user_id
    union all
    select 'box silent', l.order_line_id, l.user_id, ${idle}
    from licenses l join order_lines line on line.id = l.order_line_id
    where ${isIdle} and l.is_box and exists (select from parcels
      where parcels.order_id = line.order_id and status = 'received' and claim_id is null
        and ${happened(sql`received_at`, SILENT_DAYS)})
    group by l.order_line_id, l.user_id
    union all
    select 'trial ends', id, id, null, null, 1, created_at from users
    where source = 'trial' and not has_bought and ${trial > BEFORE_END_DAYS}
      and ${happened(sql`created_at`, trial - BEFORE_END_DAYS)} and created_at > ${ago(trial)}`;
  return readRows(
    db,
    reminder,
    sql`select due.* from (${due}) due join users u on u.id = due."userId"
      where u.deleted_at is null and u.reminders_stopped_at is null
        and not exists (select from notices told where told.event = due.event
          and told.subject_id = due."subjectId" and told.occasion = due."userId"::text)`,
  );
}
