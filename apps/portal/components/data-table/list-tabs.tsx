import { classNames } from '@timesync/ui';
import { Link, useSearchParams } from 'react-router';
import { readListState, writeListState } from './list-state';

export interface ListTab {
  /** Of the filter; empty for all rows. */
  value: string;
  label: string;
  count?: number | undefined;
}

interface ListTabsProps {
  label: string;
  /** The filter that the tabs set. */
  name: string;
  tabs: ListTab[];
}

/** The usual values of one filter, above the list, with how many rows each has. */
export function ListTabs({ label, name, tabs }: ListTabsProps) {
  const [params] = useSearchParams();
  const state = readListState(params, [name]);
  const open = state.filters[name] ?? '';
  const searchOf = (value: string) =>
    `?${writeListState(params, { ...state, page: 1, filters: { [name]: value } })}`;
  return (
    <nav aria-label={label} className="-mx-1.5 flex flex-wrap sm:-mx-2">
      {tabs.map(({ value, label: text, count }) => (
        <Link
          key={value}
          to={searchOf(value)}
          preventScrollReset
          aria-current={value === open ? 'page' : undefined}
          className={classNames(
            'relative inline-flex min-h-11 items-center gap-1 whitespace-nowrap rounded-control px-1.5 text-sm after:absolute after:inset-x-1.5 after:bottom-0 after:h-0.5 after:rounded-full sm:gap-1.5 sm:px-3 sm:after:inset-x-3',
            value === open
              ? 'font-semibold text-ink after:bg-brand'
              : 'font-medium text-ink-muted hover:text-ink',
          )}
        >
          {text}
          {count !== undefined && count > 0 && (
            <span className="font-medium text-ink-muted tabular-nums">{count}</span>
          )}
        </Link>
      ))}
    </nav>
  );
}
