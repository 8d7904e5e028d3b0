import type { ReactNode } from 'react';
import type { ApiReadPath } from '~/lib/api/api-calls';
import { DataTable, type DataTableProps } from './data-table';
import { ExportLink } from './export-link';
import type { FilterField } from './filter-row';
import { ListToolbar } from './list-toolbar';
import type { ListControls } from './use-list-state';

interface ManagedListProps<Row extends { id: number }, Name extends string>
  extends Omit<DataTableProps<Row>, 'list' | 'toolbar'> {
  list: ListControls<Name>;
  filters: FilterField<Name>[];
  /** The call behind the list: the same rows as a CSV file. */
  exportPath: ApiReadPath;
  /** Draws the Tambah button. */
  onAdd?: () => void;
  /** Further buttons beside it. */
  actions?: ReactNode;
}

/** A list of the back office: the table, its filters, its buttons, and its rows as a file. */
export function ManagedList<Row extends { id: number }, Name extends string>({
  filters,
  exportPath,
  onAdd,
  actions,
  ...table
}: ManagedListProps<Row, Name>) {
  const { list } = table;
  return (
    <DataTable
      {...table}
      toolbar={
        <ListToolbar list={list} filters={filters} onAdd={onAdd}>
          {actions}
          <ExportLink path={exportPath} filters={list.filters} />
        </ListToolbar>
      }
    />
  );
}
