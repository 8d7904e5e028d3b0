import {
  actionName,
  actorName,
  formatDateTime,
  type HistoryEntry,
  managedOrderUrl,
  shownEmail,
  subjectName,
} from '@timesync/contract';
import { Button, Fact } from '@timesync/ui';
import { ButtonLink } from '~/components/ui/buttons/button-link';
import { Dialog } from '~/components/ui/overlays/dialog';
import { changedFields } from './changed-fields';
import { ChangedFieldsTable } from './changed-fields-table';

interface HistoryEntryDialogProps {
  entry: HistoryEntry;
  onClose: () => void;
}

export function HistoryEntryDialog({ entry, onClose }: HistoryEntryDialogProps) {
  const rows: [string, string][] = [
    ['Waktu', `${formatDateTime(entry.at)} WIB`],
    [
      'Pelaku',
      [actorName(entry), entry.actor && shownEmail(entry.actor.email)].filter(Boolean).join(', '),
    ],
    ['Tindakan', actionName(entry.action)],
    ...(entry.note ? [['Catatan', entry.note] as [string, string]] : []),
    ...(entry.requestId ? [['Nomor permintaan', entry.requestId] as [string, string]] : []),
  ];
  return (
    <Dialog
      onClose={onClose}
      size="large"
      title="Detail Perubahan"
      description={[`${subjectName(entry.subject)} #${entry.subjectId}`, entry.subjectTitle]
        .filter(Boolean)
        .join(', ')}
    >
      <dl className="mb-6 grid gap-x-6 gap-y-3 text-sm sm:grid-cols-2">
        {rows.map(([label, value]) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))}
      </dl>
      <ChangedFieldsTable fields={changedFields(entry.before, entry.after)} />
      {/* A long change is scrolled by keyboard only when something below can have the focus. */}
      <footer className="mt-5 flex flex-col gap-3 sm:flex-row">
        {entry.subject === 'order' && (
          <ButtonLink to={managedOrderUrl(entry.subjectId)} variant="secondary">
            Buka transaksi
          </ButtonLink>
        )}
        <Button variant="secondary" onClick={onClose}>
          Tutup
        </Button>
      </footer>
    </Dialog>
  );
}
