import { Button, classNames } from '@timesync/ui';
import type { LucideIcon } from 'lucide-react';

export interface RowAction {
  label: string;
  onSelect: () => void;
  /** What the key A of a queue presses. */
  isUsual?: boolean;
  /** Deletes or ends something: shown in red. */
  isRemoval?: boolean;
  /** Drawn instead of the label, which is still its name. */
  icon?: LucideIcon;
}

interface RowActionListProps {
  /** Tells the rows' equal buttons apart for people who cannot see the row. */
  itemName: string;
  actions: RowAction[];
  /** One below the other on a wide screen: for rows of several lines in a table that is full. */
  isStacked?: boolean;
}

/** Side by side at the end of the row. */
export function RowActionList({ itemName, actions, isStacked = false }: RowActionListProps) {
  return (
    <div
      className={classNames(
        '-mx-3 flex',
        isStacked
          ? 'flex-wrap *:whitespace-nowrap md:flex-col md:items-start'
          : 'flex-nowrap md:justify-end',
      )}
    >
      {actions.map(({ label, onSelect, icon: Icon, isUsual = false, isRemoval = false }) => (
        <Button
          key={label}
          data-command={isUsual ? 'approve' : undefined}
          variant="quiet"
          size={Icon ? 'icon' : 'regular'}
          title={Icon && label}
          className={classNames(
            Icon ? 'text-ink-muted' : 'px-3 text-brand-text',
            isRemoval && 'hover:text-danger-text',
          )}
          onClick={onSelect}
        >
          {Icon && <Icon aria-hidden className="size-5" />}
          <span className={Icon && 'sr-only'}>{label}</span>{' '}
          <span className="sr-only">{itemName}</span>
        </Button>
      ))}
    </div>
  );
}
