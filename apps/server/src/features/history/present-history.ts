import type { HistoryEntry } from '@timesync/contract';
import type { HistoryRow } from './history.repository.ts';

export function presentHistory(row: HistoryRow): HistoryEntry {
  const { actorName, actorEmail, at, ...facts } = row;
  return {
    ...facts,
    at: new Date(at).toISOString(),
    actor: actorName === null ? null : { name: actorName, email: actorEmail ?? '' },
  } as HistoryEntry;
}
