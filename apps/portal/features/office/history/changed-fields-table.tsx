import { classNames } from '@timesync/ui';
import { type ChangedField, NOTHING } from './changed-fields';

const cell = 'wrap-anywhere px-2 py-2 text-left';

/** Two sides where there are two; what was only added or only removed has one. */
export function ChangedFieldsTable({ fields }: { fields: ChangedField[] }) {
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
