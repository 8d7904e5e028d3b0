import type { HistoryEntry, HistorySubject } from '@timesync/contract';
import type { Queryable } from '../../platform/db/types.ts';
import { listPage } from '../../platform/lists/list-page.ts';
import { type HistoryRow, historyMatching } from './history.repository.ts';

const MOST = 100;

/** Everything that happened to one thing, newest first. */
export async function listHistoryOf(
  db: Queryable,
  subject: HistorySubject,
  subjectId: number,
): Promise<HistoryEntry[]> {
  const source = await historyMatching(db, { subject, subjectId });
  const rows = await listPage<HistoryRow>(db, source, {
    page: 1,
    limit: MOST,
    total: MOST,
    isCapped: true,
  });
  return rows.map(presentHistory);
}

export function presentHistory(row: HistoryRow): HistoryEntry {
  return { ...row, at: new Date(row.at).toISOString() };
}
