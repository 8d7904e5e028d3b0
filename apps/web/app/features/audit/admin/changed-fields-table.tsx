import { classNames } from '~/lib/class-names';
import type { ChangedField } from './changed-fields';

export function ChangedFieldsTable({ fields }: { fields: ChangedField[] }) {
  if (fields.length === 0) {
    return <p className="text-ink-muted text-sm">Tidak ada rincian untuk perubahan ini.</p>;
  }
  return (
    <table className="w-full table-fixed text-sm">
      <caption className="pb-2 text-left font-bold text-base text-ink">Sebelum dan sesudah</caption>
      <thead className="border-line border-b text-ink-muted">
        <tr>
          {['Data', 'Sebelum', 'Sesudah'].map((header) => (
            <th key={header} scope="col" className="py-2 pr-3 text-left font-semibold">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {fields.map((field) => (
          <tr
            key={field.name}
            className={classNames('align-top', field.isChanged && 'bg-gold-soft/60')}
          >
            <th scope="row" className="break-words py-2 pr-3 text-left font-medium text-ink-muted">
              {field.name}
              {field.isChanged && <span className="sr-only"> (berubah)</span>}
            </th>
            <td className="break-words py-2 pr-3 text-ink">{field.before}</td>
            <td className={classNames('break-words py-2 text-ink', field.isChanged && 'font-bold')}>
              {field.after}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
