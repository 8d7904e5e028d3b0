import type { HistoryEntry, HistorySubject, ListFilters, listHistory } from '@timesync/contract';
import { sql } from 'drizzle-orm';
import { orNull, type Row } from '../platform/db/rows.ts';
import type { Queryable } from '../platform/db/types.ts';
import { history } from '../platform/history/history.schema.ts';
import { allOf } from '../platform/lists/contains.ts';
import { type ListSource, listPage } from '../platform/lists/list-page.ts';
import { byOwnerEmail } from './owner-filters.ts';

const { id, at, actorKind, subject, subjectId, action, note, requestId } = history;
const readers = {
  ...{ id, at, actorKind, subject, subjectId, action, note, requestId },
  actor: (value: unknown) => value as HistoryEntry['actor'],
  subjectTitle: orNull(String),
  before: (value: unknown) => value,
  after: (value: unknown) => value,
};
export type HistoryRow = Row<typeof readers>;

const subjectTitle = sql`case h.subject
  when 'order' then (select invoice_number from orders where id = h.subject_id)
  when 'license' then (select license_key from licenses where id = h.subject_id)
  when 'user' then (select name from users where id = h.subject_id)
  when 'payment account' then (select name from payment_accounts where id = h.subject_id)
  when 'product' then (select name from products where id = h.subject_id)
  when 'init device' then (select init from init_devices where id = h.subject_id)
  when 'mosque' then (select name from mosques where id = h.subject_id)
  when 'release' then (
    select concat_ws(' ', app, version_name) from app_releases where id = h.subject_id)
end`;

export async function historyMatching(
  db: Queryable,
  filters: ListFilters<typeof listHistory>,
): Promise<ListSource> {
  const { email } = filters;
  return {
    from: sql`history h`,
    id: sql`h.id`,
    where: allOf(
      filters.subject ? sql`h.subject = ${filters.subject}` : undefined,
      filters.subjectId ? sql`h.subject_id = ${filters.subjectId}` : undefined,
      email ? await byOwnerEmail(db, sql`h.actor_id`, email) : undefined,
    ),
    columns: sql`h.id, h.at, h.actor_kind as "actorKind",
      case when u.id is not null then json_build_object('name', u.name, 'email', u.email) end as actor,
      h.subject, h.subject_id as "subjectId",
      ${subjectTitle} as "subjectTitle", h.action, h.note, h.before, h.after,
      h.request_id as "requestId"`,
    readers,
    joins: sql`left join users u on u.id = h.actor_id`,
    isSearch: Boolean(email),
  };
}

const MOST = 100;

/** Everything that happened to one thing, newest first. */
export async function listHistoryOf(
  db: Queryable,
  ofSubject: HistorySubject,
  ofId: number,
): Promise<HistoryEntry[]> {
  const source = await historyMatching(db, { subject: ofSubject, subjectId: ofId });
  const rows = await listPage<HistoryRow>(db, source, {
    page: 1,
    limit: MOST,
    total: MOST,
    isCapped: true,
  });
  return rows.map(presentHistory);
}

export function presentHistory(row: HistoryRow): HistoryEntry {
  return { ...row, at: row.at.toISOString() };
}
