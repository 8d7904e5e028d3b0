import { ChevronDown, Info, type LucideIcon, Pencil, Trash2 } from 'lucide-react';
import { Button } from '~/components/ui/buttons/button';
import { MenuOnDemand } from '~/components/ui/overlays/menu-on-demand';
import { classNames } from '~/lib/browser/class-names';

export interface RowAction {
  label: string;
  icon: LucideIcon;
  onSelect: () => void;
  /** Takes something away: asked for less often, and in red. */
  isRemoval?: boolean;
}

interface RowActionListProps {
  /** Tells the rows' equal buttons apart for people who cannot see the row. */
  itemName: string;
  actions: RowAction[];
  /** One below the other at a desk: for rows of several lines in a table that is full. */
  isStacked?: boolean;
}

/** Side by side at a desk; on a phone one button that opens them, so that a row stays two lines. */
export function RowActionList({ itemName, actions, isStacked = false }: RowActionListProps) {
  return (
    <>
      <div
        className={classNames(
          'hidden gap-2 py-1 md:flex',
          isStacked ? 'flex-col *:whitespace-nowrap' : 'flex-wrap justify-end lg:flex-nowrap',
        )}
      >
        {actions.map(({ label, onSelect, isRemoval = false }) => (
          <Button
            key={label}
            variant={isRemoval ? 'ghost' : 'secondary'}
            className={classNames(isRemoval && 'border border-line-strong/60 text-danger-text')}
            onClick={onSelect}
          >
            {label} <span className="sr-only">{itemName}</span>
          </Button>
        ))}
      </div>
      <div className="md:hidden">
        <MenuOnDemand
          trigger={
            <Button variant="secondary">
              Aksi <span className="sr-only">{itemName}</span>
              <ChevronDown aria-hidden className="size-4" />
            </Button>
          }
          items={actions}
        />
      </div>
    </>
  );
}

interface RowActionsProps {
  itemName: string;
  onDetail?: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

export function RowActions({ itemName, onDetail, onEdit, onDelete }: RowActionsProps) {
  const actions = [
    ...(onDetail ? [{ label: 'Detail', icon: Info, onSelect: onDetail }] : []),
    { label: 'Edit', icon: Pencil, onSelect: onEdit },
    { label: 'Hapus', icon: Trash2, onSelect: onDelete, isRemoval: true },
  ];
  return <RowActionList itemName={itemName} actions={actions} />;
}
