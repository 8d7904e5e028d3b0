import type { ReactNode } from 'react';
import { Button } from '~/components/ui/buttons/button';

interface RowActionsProps {
  /** Tells the rows' equal buttons apart for people who cannot see the row. */
  itemName: string;
  onEdit: () => void;
  onDelete: () => void;
  /** Further buttons, before the others. */
  children?: ReactNode;
}

export function RowActions({ itemName, onEdit, onDelete, children }: RowActionsProps) {
  return (
    <div className="flex flex-wrap justify-end gap-2 py-1 lg:flex-nowrap">
      {children}
      <Button variant="secondary" onClick={onEdit}>
        Edit <span className="sr-only">{itemName}</span>
      </Button>
      <Button
        variant="ghost"
        className="border border-line-strong/60 text-danger-text"
        onClick={onDelete}
      >
        Hapus <span className="sr-only">{itemName}</span>
      </Button>
    </div>
  );
}
