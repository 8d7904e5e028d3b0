import type { UseQueryResult } from '@tanstack/react-query';
import { PAGE_SIZES } from '@timesync/contract';
import { classNames } from '@timesync/ui';
import { Inbox } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { EmptyState, LoadFailure, Select, Skeleton } from '~/components/ui';
import { type Column, isAtEnd } from './column';
import { Pagination } from './pagination';
import { type RowHeight, TableRow } from './table-row';
import type { ListControls } from './use-list-state';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

/** As many rows of the same height as the page will have, so that nothing jumps. */
function SkeletonRows({
  columns,
  rowCount,
}: {
  columns: { onPhone?: string }[];
  rowCount: number;
}) {
  const linesOnPhone = columns.some(({ onPhone }) => onPhone) ? 2 : columns.length;
  return numbers(rowCount).map((row) => (
    <tr key={row} className="surface-row block px-4 py-2 md:table-row">
      {columns.map((_, column) => (
        <td
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing tells empty cells apart.
          key={column}
          className={classNames(
            'flex h-8 items-center md:table-cell md:h-row md:px-4',
            column >= linesOnPhone && 'max-md:hidden',
          )}
        >
          <Skeleton className="w-2/3" />
        </td>
      ))}
    </tr>
  ));
}

export interface PageResult<Row> {
  data: Row[];
  total: number;
  totalPages: number;
  /** True when there are more than `total`. */
  isCapped?: true | undefined;
}

export interface DataTableProps<Row extends { id: number | string }> {
  /** Says to screen readers what the table lists. */
  caption: string;
  columns: Column<Row>[];
  /** The page last received stays, dimmed, while the next one is on its way. */
  query: Pick<UseQueryResult<PageResult<Row>>, 'data' | 'isError' | 'isFetching' | 'refetch'>;
  list: Pick<ListControls<never>, 'page' | 'limit' | 'goToPage' | 'changeLimit'>;
  toolbar?: ReactNode;
  /** Of a row on a wide screen. */
  height?: RowHeight;
  onOpen?: ((row: Row) => void) | undefined;
}

/** A table from 768 px up; below that a row is a few lines, short ones where its columns have places. */
export function DataTable<Row extends { id: number | string }>(props: DataTableProps<Row>) {
  const { caption, columns, query, list, toolbar, height = 'row', onOpen } = props;
  const { data: result, isFetching, isError } = query;
  const isStale = isFetching && result !== undefined;
  return (
    <div className="space-y-4">
      {toolbar}
      {/* Relative, so that words for screen readers only scroll along and do not widen the page. */}
      <div className="surface-card relative overflow-x-auto">
        <table aria-busy={isFetching} className="block w-full text-sm md:table">
          <caption className="sr-only">{caption}</caption>
          <thead className="sr-only md:not-sr-only md:table-header-group">
            <tr className="border-line border-b">
              {columns.map((column) => (
                <th
                  key={column.id}
                  scope="col"
                  className={classNames(
                    'px-3 py-2 font-medium text-ink-muted text-xs first:pl-4 last:pr-4',
                    isAtEnd(column) ? 'text-right' : 'text-left',
                  )}
                >
                  {column.header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody
            className={classNames(
              'block transition-opacity duration-150 md:table-row-group',
              isStale && 'opacity-50',
            )}
          >
            {isError && !isFetching ? (
              <TableMessage columnCount={columns.length} onRetry={() => query.refetch()} />
            ) : result === undefined ? (
              <SkeletonRows columns={columns} rowCount={list.limit} />
            ) : result.data.length === 0 ? (
              <TableMessage columnCount={columns.length} />
            ) : (
              result.data.map((row) => (
                <TableRow
                  key={row.id}
                  row={row}
                  columns={columns}
                  height={height}
                  onOpen={onOpen}
                />
              ))
            )}
          </tbody>
        </table>
      </div>
      {result?.isCapped && (
        <p role="status" className="text-center text-ink-muted text-sm">
          Ada lebih dari {result.total.toLocaleString('id-ID')} data. Persempit pencarian untuk
          melihat sisanya.
        </p>
      )}
      {(list.page > 1 || (result && result.total > PAGE_SIZES[0])) && (
        <footer className="flex flex-col items-center gap-3 md:flex-row md:justify-between">
          <RowsPerPage limit={list.limit} onChange={list.changeLimit} />
          <Pagination
            page={list.page}
            totalPages={result?.totalPages ?? 0}
            onChange={list.goToPage}
          />
        </footer>
      )}
    </div>
  );
}

function RowsPerPage({ limit, onChange }: { limit: number; onChange: (limit: number) => void }) {
  const id = useId();
  return (
    <div className="flex items-center gap-3">
      <label htmlFor={id} className="text-ink-muted text-sm">
        Baris per halaman
      </label>
      <Select
        id={id}
        value={limit}
        onChange={(event) => onChange(Number(event.target.value))}
        className="h-11 min-w-[5rem] pl-3"
        options={PAGE_SIZES.map((size) => ({ value: size, label: size }))}
      />
    </div>
  );
}

/** Shown instead of rows: nothing found or, with `onRetry`, a failure. */
function TableMessage({ columnCount, onRetry }: { columnCount: number; onRetry?: () => void }) {
  return (
    <tr className="block md:table-row">
      <td colSpan={columnCount} className="block md:table-cell">
        {onRetry ? (
          <LoadFailure onRetry={onRetry} />
        ) : (
          <EmptyState icon={Inbox} title="Tidak ada data" />
        )}
      </td>
    </tr>
  );
}
