import { classNames } from '@timesync/ui';
import { type Column, isAtEnd } from './column';

const tableRow =
  'md:table-row md:rounded-none md:border-0 md:border-line md:border-b md:shadow-none md:last:border-b-0 md:hover:bg-sunken/40';
const tableCell = 'md:table-cell md:h-14 md:py-1 md:border-b-0 md:px-4 md:before:content-none';
const cardRow = 'block rounded-card border border-line bg-surface px-4 py-2 shadow-card';
// The label is added by CSS: in the document it is only in the head of the table.
const cardCell =
  'flex min-h-11 items-center justify-between gap-4 border-line border-b py-2 text-right last:border-b-0 before:shrink-0 before:font-medium before:text-ink-muted before:content-[attr(data-label)] empty:hidden';
const shortRow =
  'flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card border border-line bg-surface px-4 py-3 shadow-card';
const shortCells = {
  subject: 'order-1 min-w-0 flex-1 basis-2/5 font-bold md:font-normal',
  // The details start on a new line even when there is no action.
  action: 'order-2 max-md:has-[>div:empty]:basis-full',
  detail: 'order-3 min-w-0 text-ink-muted md:text-ink',
  named:
    'order-3 flex items-center gap-1 text-ink-muted md:text-ink before:content-[attr(data-label)_":"]',
  actions: 'order-4 basis-full empty:hidden has-[>div:empty]:max-md:hidden',
};

export function TableRow<Row>({ row, columns }: { row: Row; columns: Column<Row>[] }) {
  const isShort = columns.some(({ onPhone }) => onPhone);
  return (
    <tr className={classNames(isShort ? shortRow : cardRow, tableRow)}>
      {columns.map((column) => (
        <td
          key={column.id}
          data-label={column.header}
          className={classNames(
            isShort ? shortCells[column.onPhone ?? 'detail'] : cardCell,
            tableCell,
            isAtEnd(column) ? 'md:text-right' : 'md:text-left',
          )}
        >
          <div className="min-w-0 break-words">{column.cell(row)}</div>
        </td>
      ))}
    </tr>
  );
}
