import { Button, classNames } from '@timesync/ui';
import { Download, Ellipsis, ListFilter, Plus } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { MenuItem } from '~/components/ui/overlays/dropdown-menu';
import { MenuOnDemand } from '~/components/ui/overlays/menu-on-demand';
import { ExportLink, useExport } from './export-link';
import { type FilterField, FilterRow } from './filter-row';
import type { ListControls } from './use-list-state';

interface ListToolbarProps<Name extends string> {
  list: ListControls<Name>;
  filters: FilterField<Name>[];
  /** The list's own path, where its rows can be saved as a CSV file. */
  exportPath: string | undefined;
  /** Draws the Tambah button. */
  onAdd: (() => void) | undefined;
  /** Further buttons beside it. */
  buttons: ReactNode;
  /** Actions that a phone shows in one menu, between Filter and the export. */
  phoneMenu: MenuItem[] | undefined;
}

export function ListToolbar<Name extends string>(props: ListToolbarProps<Name>) {
  const { list, filters, exportPath, onAdd, buttons, phoneMenu } = props;
  const [isOpen, setIsOpen] = useState(() => Object.values(list.filters).some(Boolean));
  const file = useExport(exportPath ?? '', list.filters);
  const rowId = useId();
  const toggle = () => setIsOpen(!isOpen);
  if (filters.length === 0 && !exportPath && !onAdd && !buttons) return null;
  return (
    <div className="space-y-3">
      <div className={classNames('flex flex-wrap gap-3', phoneMenu && 'max-md:gap-2')}>
        {filters.length > 0 && (
          <Button
            variant="secondary"
            aria-expanded={isOpen}
            aria-controls={rowId}
            className={classNames(phoneMenu && 'max-md:hidden')}
            onClick={toggle}
          >
            <ListFilter aria-hidden className="size-5" />
            Filter
          </Button>
        )}
        {onAdd && (
          <Button onClick={onAdd}>
            <Plus aria-hidden className="size-5" />
            Tambah
          </Button>
        )}
        {buttons}
        {exportPath && (
          <ExportLink file={file} className={classNames(phoneMenu && 'max-md:hidden')} />
        )}
        {phoneMenu && (
          <div className="ml-auto md:hidden">
            <MenuOnDemand
              trigger={
                <Button variant="secondary" size="icon" aria-label="Menu lain">
                  <Ellipsis aria-hidden className="size-5" />
                </Button>
              }
              items={[
                { label: 'Filter', icon: ListFilter, onSelect: toggle },
                ...phoneMenu,
                { label: 'Export CSV', icon: Download, onSelect: () => void file.save() },
              ]}
            />
          </div>
        )}
      </div>
      <div id={rowId} hidden={!isOpen}>
        <FilterRow list={list} filters={filters} />
      </div>
    </div>
  );
}
