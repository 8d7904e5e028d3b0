import { classNames } from '@timesync/ui';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MenuItem } from '~/components/ui/overlays/dropdown-menu';
import type { ApiReadPath } from '~/lib/api/api-calls';
import { DataTable, type DataTableProps } from './data-table';
import { ExportLink, useExport } from './export-link';
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
  /** Of a list with many buttons: what a phone shows behind one button, between Filter and the file. */
  phoneMenu?: MenuItem[];
}

/** A list of the back office: the table, its filters, its buttons, and its rows as a file. */
export function ManagedList<Row extends { id: number }, Name extends string>({
  filters,
  exportPath,
  onAdd,
  actions,
  phoneMenu,
  ...table
}: ManagedListProps<Row, Name>) {
  const { list } = table;
  const file = useExport(exportPath, list.filters);
  return (
    <DataTable
      {...table}
      toolbar={
        <ListToolbar
          list={list}
          filters={filters}
          onAdd={onAdd}
          phoneMenu={
            phoneMenu && [
              ...phoneMenu,
              { label: 'Export CSV', icon: Download, onSelect: () => void file.save() },
            ]
          }
        >
          {actions}
          <ExportLink file={file} className={classNames(phoneMenu && 'max-md:hidden')} />
        </ListToolbar>
      }
    />
  );
}
