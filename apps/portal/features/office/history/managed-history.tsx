import {
  actionName,
  actorName,
  formatDateTime,
  type HistoryEntry,
  shownEmail,
  subjectLabels,
  subjectName,
} from '@timesync/contract';
import { type Column, ManagedList } from '~/components/data-table';
import { lazyDialog } from '~/components/ui';
import { optionsOf } from '~/lib/values/labels';

const HistoryEntryDialog = lazyDialog(() => import('./history-entry-dialog'));

const columns: Column<HistoryEntry>[] = [
  {
    id: 'at',
    header: 'Waktu',
    cell: (entry) => <span className="whitespace-nowrap">{formatDateTime(entry.at)}</span>,
  },
  {
    id: 'actor',
    header: 'Pelaku',
    cell: (entry) => (
      <>
        <span className="block font-medium">{actorName(entry)}</span>
        {entry.actor && (
          <span className="wrap-anywhere block text-ink-muted text-xs">
            {shownEmail(entry.actor.email)}
          </span>
        )}
      </>
    ),
  },
  {
    id: 'subject',
    header: 'Objek',
    cell: (entry) => (
      <>
        {/* On a phone the name alone says what it is. */}
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
];

export default function ManagedHistory() {
  return (
    <ManagedList
      route="GET /admin/history"
      queryKey={['history']}
      // Every change anywhere writes a line here.
      staleTime={0}
      caption="Semua perubahan, yang terbaru di atas"
      columns={columns}
      filters={[
        { name: 'subject', label: 'Objek', options: optionsOf(subjectLabels) },
        { name: 'subjectId', label: 'Nomor objek' },
        { name: 'email', label: 'Email pelaku' },
      ]}
      actions={{
        nameOf: ({ action, subject, subjectId }) =>
          `${actionName(action)} ${subjectName(subject)} #${subjectId}`,
        detail: (entry, close) => <HistoryEntryDialog entry={entry} onClose={close} />,
      }}
    />
  );
}
