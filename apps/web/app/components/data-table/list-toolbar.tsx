import { ListFilter, Plus } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '~/components/ui/buttons/button';
import { type FilterField, FilterRow } from './filter-row';
import type { ListControls } from './use-list-state';

interface ListToolbarProps<Name extends string> {
  list: ListControls<Name>;
  filters: FilterField<Name>[];
  /** Draws the Tambah button. */
  onAdd?: (() => void) | undefined;
  /** Further buttons beside it. */
  children?: ReactNode;
}

export function ListToolbar<Name extends string>(props: ListToolbarProps<Name>) {
  const { list, filters, onAdd, children } = props;
  const [isOpen, setIsOpen] = useState(() => Object.values(list.filters).some(Boolean));
  const rowId = useId();
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap gap-3">
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
        {children}
      </div>
      <div id={rowId} hidden={!isOpen}>
        <FilterRow list={list} filters={filters} />
      </div>
    </div>
  );
}
