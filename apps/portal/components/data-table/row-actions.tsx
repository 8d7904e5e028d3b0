import { Button, classNames } from '@timesync/ui';
import type { LucideIcon } from 'lucide-react';

export interface RowAction {
  label: string;
  onSelect: () => void;
  /** What the key A of a queue presses. */
  isUsual?: boolean;
  /** Deletes or ends something: shown in red. */
  isRemoval?: boolean;
  /** Stands for the label on a wide screen. */
  icon?: LucideIcon;
}

interface RowActionListProps {
  /** Tells the rows' equal buttons apart for people who cannot see the row. */
  itemName: string;
  actions: RowAction[];
  /** One below the other on a wide screen: for rows of several lines in a table that is full. */
  isStacked?: boolean;
}

/** Side by side: at the end of the row, on a phone in a line of their own below it. */
export function RowActionList({ itemName, actions, isStacked = false }: RowActionListProps) {
  return (
    <div
      className={classNames(
        'max-md:-mx-3 flex',
        isStacked
          ? 'flex-wrap *:whitespace-nowrap md:flex-col md:items-start'
          : 'flex-wrap md:justify-end lg:flex-nowrap',
      )}
    >
      {actions.map(({ label, onSelect, icon: Icon, isUsual = false, isRemoval = false }) => (
        <Button
          key={label}
          data-command={isUsual ? 'approve' : undefined}
          variant="quiet"
          title={Icon && label}
          className={classNames(
            'px-3',
            isRemoval ? 'max-md:text-danger-text md:hover:text-danger-text' : 'text-brand-text',
            Icon && 'md:size-11 md:px-0 md:text-ink-muted',
          )}
          onClick={onSelect}
        >
          {Icon && <Icon aria-hidden className="size-5 max-md:hidden" />}
          <span className={Icon && 'md:sr-only'}>{label}</span>{' '}
          <span className="sr-only">{itemName}</span>
        </Button>
      ))}
    </div>
  );
}
