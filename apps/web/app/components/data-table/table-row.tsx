import { classNames } from '~/lib/browser/class-names';
import type { Column } from './column';

const cardRow = 'block rounded-card border border-line bg-surface px-4 py-2 shadow-card';
const tableRow =
  'md:table-row md:rounded-none md:border-0 md:border-line md:border-b md:shadow-none md:last:border-b-0 md:hover:bg-sunken/40';
// The label comes from CSS: in the document it stands once, in the head of the table.
const cardCell =
  'flex min-h-11 items-center justify-between gap-4 border-line border-b py-2 text-right last:border-b-0 before:shrink-0 before:font-medium before:text-ink-muted before:content-[attr(data-label)] empty:hidden';
const tableCell = 'md:table-cell md:h-14 md:py-1 md:border-b-0 md:px-4 md:before:content-none';

export function TableRow<Row>({ row, columns }: { row: Row; columns: Column<Row>[] }) {
  return (
    <tr className={classNames(cardRow, tableRow)}>
      {columns.map((column) => (
        <td
          key={column.id}
          data-label={column.header}
          className={classNames(
            cardCell,
            tableCell,
            column.align === 'end' ? 'md:text-right' : 'md:text-left',
          )}
        >
          <div className="min-w-0 break-words">{column.cell(row)}</div>
        </td>
      ))}
    </tr>
  );
}
