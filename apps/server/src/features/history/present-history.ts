import type { HistoryEntry } from '@timesync/contract';
import type { HistoryRow } from './history.repository.ts';

export function presentHistory(row: HistoryRow): HistoryEntry {
  return { ...row, at: new Date(row.at).toISOString() };
}
