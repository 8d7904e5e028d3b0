import { Button } from '@timesync/ui';
import { Download, Ellipsis, ListFilter, Plus } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { LazyMenu, type MenuItem } from '~/components/ui';
import { readUrl } from '~/lib/api';
import { type FilterField, FilterRow } from './filter-row';
import type { Filters } from './list-state';
import { type ListTab, ListTabs } from './list-tabs';
import type { ListControls } from './use-list-state';

interface ListToolbarProps<Name extends string> {
  list: ListControls<Name>;
  filters: FilterField<Name>[];
  /** The list's own path, where its rows can be saved as a CSV file. */
  exportPath: string | undefined;
  /** Draws the Tambah button. */
  onAdd: (() => void) | undefined;
  /** A button beside Filter, where Tambah is not what the list needs. */
  buttons: ReactNode;
  /** The rare actions, shown in one menu with the export. */
  menu: MenuItem[] | undefined;
  /** The usual values of one filter. */
  tabs: { label: string; name: Name; tabs: ListTab[] } | undefined;
}

/** One line: tabs, Filter, the usual action, and a menu with the rest; on a phone the tabs are above it. */
export function ListToolbar<Name extends string>(props: ListToolbarProps<Name>) {
  const { list, filters, exportPath, onAdd, buttons, menu = [], tabs } = props;
  const isSetByTab = (name: string, value: string) =>
    name === tabs?.name && tabs.tabs.some((tab) => tab.value === value);
  const [isOpen, setIsOpen] = useState(() =>
    Object.entries<string>(list.filters).some(([name, value]) => value && !isSetByTab(name, value)),
  );
  const save = useExport(exportPath ?? '', list.filters);
  const rowId = useId();
  const items = exportPath
    ? [...menu, { label: 'Export CSV', icon: Download, onSelect: () => void save() }]
    : menu;
  if (filters.length === 0 && items.length === 0 && !onAdd && !buttons) return null;
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-center gap-2">
        {tabs && (
          <div className="mr-auto min-w-0 max-md:basis-full">
            <ListTabs {...tabs} />
          </div>
        )}
        {filters.length > 0 && (
          <Button
            variant="secondary"
            aria-expanded={isOpen}
            aria-controls={rowId}
            onClick={() => setIsOpen(!isOpen)}
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
        {items.length > 0 && (
          <LazyMenu
            trigger={
              <Button
                variant="quiet"
                size="icon"
                aria-label="Lainnya"
                className={tabs ? 'max-md:ml-auto' : 'ml-auto'}
              >
                <Ellipsis aria-hidden className="size-5" />
              </Button>
            }
            items={items}
          />
        )}
      </div>
      <div id={rowId} hidden={!isOpen}>
        <FilterRow list={list} filters={filters} />
      </div>
    </div>
  );
}

// The browser itself saves the file, because a list of a million rows does not fit into a page. An
// error of that download is not visible, so the list is requested first, with the same filters.
/** `path` is that of the list's own call; the file is one step below it and takes the same filters. */
function useExport(path: string, filters: Filters<string>): () => Promise<void> {
  const isAsking = useRef(false);
  return async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    const set = Object.entries(filters).filter(([, value]) => value);
    try {
      await readUrl(`${path}?${new URLSearchParams([...set, ['limit', '1']])}`);
      const query = set.length > 0 ? `?${new URLSearchParams(set)}` : '';
      download(`${path}/export${query}`);
    } catch {
      // The toast has said why.
    } finally {
      isAsking.current = false;
    }
  };
}

function download(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}
