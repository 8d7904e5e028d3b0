import { classNames } from '@timesync/ui';
import type { MouseEvent } from 'react';
import { type Column, isAtEnd } from './column';

const tableCell =
  'md:table-cell md:px-3 md:py-0.5 md:first:pl-4 md:last:pr-4 md:before:content-none';
const heights = { row: 'md:h-row', tall: 'md:h-row-tall' };
const longRow = 'block px-4 py-2 md:table-row';
// The label is added by CSS: in the document it is only in the head of the table.
const longCell =
  'flex min-h-9 items-center justify-between gap-4 py-1 text-right before:shrink-0 before:text-ink-muted before:content-[attr(data-label)] empty:hidden';
// The details begin on a line of their own.
const shortRow =
  "flex flex-wrap items-center gap-x-3 gap-y-0.5 px-4 py-2.5 after:order-2 after:basis-full after:content-[''] md:table-row md:after:hidden";
const shortCells = {
  subject: 'order-1 min-w-0 flex-1 basis-2/5 font-bold md:font-normal',
  action: 'order-2',
  detail: 'order-3 min-w-0 text-ink-muted md:text-ink has-[>div:empty]:max-md:hidden',
  named:
    'order-3 flex items-center gap-1 text-ink-muted md:text-ink before:content-[attr(data-label)_":"]',
  actions: 'order-4 basis-full empty:hidden has-[>div:empty]:max-md:hidden',
  last: 'order-5 basis-full',
};

export type RowHeight = keyof typeof heights;

interface TableRowProps<Row> {
  row: Row;
  columns: Column<Row>[];
  height: RowHeight;
  /** A press anywhere in the row does what its Detail button does. */
  onOpen: ((row: Row) => void) | undefined;
}

export function TableRow<Row>({ row, columns, height, onOpen }: TableRowProps<Row>) {
  const isShort = columns.some(({ onPhone }) => onPhone);
  return (
    <tr
      onClick={onOpen && ((event) => isOnRowItself(event) && onOpen(row))}
      className={classNames(
        'surface-row',
        isShort ? shortRow : longRow,
        onOpen && 'cursor-pointer',
      )}
    >
      {columns.map((column) => (
        <td
          key={column.id}
          data-label={column.header}
          className={classNames(
            isShort ? shortCells[column.onPhone ?? 'detail'] : longCell,
            tableCell,
            heights[height],
            isAtEnd(column) ? 'md:text-right' : 'md:text-left',
          )}
        >
          <div className="min-w-0 break-words">{column.cell(row)}</div>
        </td>
      ))}
    </tr>
  );
}

/** Not on a button or link in the row, and not at the end of marking its text with the mouse. */
function isOnRowItself({ target }: MouseEvent): boolean {
  const isOnControl = target instanceof Element && target.closest('a, button, label, summary');
  return !isOnControl && !getSelection()?.toString();
}
