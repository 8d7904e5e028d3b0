import { Button, classNames } from '@timesync/ui';

export interface RowAction {
  label: string;
  onSelect: () => void;
  /** What the key A of a queue presses. */
  isUsual?: boolean;
  /** Deletes or ends something: shown in red. */
  isRemoval?: boolean;
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
        'flex gap-2',
        actions.length > 1 && 'md:py-1',
        isStacked
          ? 'flex-wrap *:whitespace-nowrap md:flex-col'
          : 'flex-wrap md:justify-end lg:flex-nowrap',
      )}
    >
      {actions.map(({ label, onSelect, isUsual = false, isRemoval = false }) => (
        <Button
          key={label}
          data-command={isUsual ? 'approve' : undefined}
          variant={isRemoval ? 'ghost' : 'secondary'}
          className={classNames(isRemoval && 'border border-line-strong/60 text-danger-text')}
          onClick={onSelect}
        >
          {label} <span className="sr-only">{itemName}</span>
        </Button>
      ))}
    </div>
  );
}
