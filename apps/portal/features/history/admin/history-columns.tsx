import {
  actionName,
  actorName,
  formatDateTime,
  type HistoryEntry,
  subjectName,
} from '@timesync/contract';
import { Button } from '@timesync/ui';
import type { Column } from '~/components/data-table/column';

export function historyColumns(onOpen: (entry: HistoryEntry) => void): Column<HistoryEntry>[] {
  return [
    {
      id: 'at',
      header: 'Waktu',
      onPhone: 'detail',
      cell: (entry) => <span className="whitespace-nowrap">{formatDateTime(entry.at)}</span>,
    },
    {
      id: 'actor',
      header: 'Pelaku',
      cell: (entry) => (
        <>
          <span className="block font-medium">{actorName(entry)}</span>
          {entry.actor && (
            <span className="wrap-anywhere block text-ink-muted text-xs">{entry.actor.email}</span>
          )}
        </>
      ),
    },
    {
      id: 'subject',
      header: 'Objek',
      onPhone: 'detail',
      cell: (entry) => (
        <>
          {/* On a phone its name alone says what it is. */}
          <span className={entry.subjectTitle ? 'block max-md:hidden' : 'block'}>
            {subjectName(entry.subject)} #{entry.subjectId}
          </span>
          <span className="wrap-anywhere block text-ink-muted text-xs">{entry.subjectTitle}</span>
        </>
      ),
    },
    {
      id: 'action',
      header: 'Tindakan',
      onPhone: 'subject',
      cell: (entry) => actionName(entry.action),
    },
    {
      id: 'note',
      header: 'Catatan',
      cell: (entry) => entry.note ?? <span className="max-md:hidden">—</span>,
    },
    {
      id: 'actions',
      header: 'Aksi',
      onPhone: 'action',
      cell: (entry) => (
        <Button variant="secondary" onClick={() => onOpen(entry)}>
          Detail
          <span className="sr-only">
            {actionName(entry.action)} {subjectName(entry.subject)} #{entry.subjectId}
          </span>
        </Button>
      ),
    },
  ];
}
