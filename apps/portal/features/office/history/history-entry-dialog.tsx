import {
  actionName,
  actorName,
  formatDateTime,
  type HistoryEntry,
  managedOrderUrl,
  shownEmail,
  subjectName,
} from '@timesync/contract';
import { Button, classNames, DetailRow } from '@timesync/ui';
import { ButtonLink, Dialog } from '~/components/ui';
import { type ChangedField, changedFields, NOTHING } from './changed-fields';

interface HistoryEntryDialogProps {
  entry: HistoryEntry;
  onClose: () => void;
}

export default function HistoryEntryDialog({ entry, onClose }: HistoryEntryDialogProps) {
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
          <DetailRow key={label} label={label}>
            {value}
          </DetailRow>
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

const cell = 'wrap-anywhere px-2 py-2 text-left';

/** Two sides where there are two; what was only added or only removed has one. */
function ChangedFieldsTable({ fields }: { fields: ChangedField[] }) {
  if (fields.length === 0) {
    return <p className="text-ink-muted text-sm">Tidak ada rincian untuk perubahan ini.</p>;
  }
  const hasBefore = fields.some(({ before }) => before !== NOTHING);
  const hasAfter = fields.some(({ after }) => after !== NOTHING);
  const hasBoth = hasBefore && hasAfter;
  return (
    <table className="w-full table-fixed text-sm">
      <caption className="pb-2 text-left font-bold text-base text-ink">
        {hasBoth ? 'Sebelum dan sesudah' : hasBefore ? 'Data yang dihapus' : 'Data yang dicatat'}
      </caption>
      <thead className="border-line border-b text-ink-muted">
        <tr>
          {['Data', ...(hasBoth ? ['Sebelum', 'Sesudah'] : ['Isi'])].map((header) => (
            <th key={header} scope="col" className={classNames(cell, 'font-semibold')}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {fields.map(({ name, before, after, isChanged }) => {
          const isMarked = hasBoth && isChanged;
          return (
            <tr key={name} className={classNames('align-top', isMarked && 'bg-gold-soft')}>
              <th scope="row" className={classNames(cell, 'font-medium text-ink-muted')}>
                {name}
                {isMarked && <span className="sr-only"> (berubah)</span>}
              </th>
              {hasBefore && <td className={classNames(cell, 'text-ink')}>{before}</td>}
              {hasAfter && (
                <td className={classNames(cell, 'text-ink', isMarked && 'font-bold')}>{after}</td>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
