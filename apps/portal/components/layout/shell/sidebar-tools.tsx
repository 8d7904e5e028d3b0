import { classNames } from '@timesync/ui';
import { Link, useLocation } from 'react-router';
import type { MenuTool } from './menu-entry';

interface SidebarToolsProps {
  /** Names the list for people who cannot see where it is. */
  label: string;
  tools: MenuTool[];
  replaces: boolean;
}

export function SidebarTools({ label, tools, replaces }: SidebarToolsProps) {
  const { pathname, search } = useLocation();
  return (
    <ul aria-label={label} className="ml-8 border-deep-muted/30 border-l pl-1.5">
      {tools.map(({ to, label: name, waiting }) => (
        <li key={to}>
          <Link
            to={to}
            replace={replaces}
            aria-current={
              `${pathname}/`.startsWith(`${to}/`) || to === pathname + search ? 'page' : undefined
            }
            className="flex min-h-11 items-center rounded-control px-2.5 text-deep-muted text-sm hover:bg-deep-raised hover:text-deep-ink aria-[current=page]:text-deep-gold"
          >
            {name}
            <MenuCount count={waiting} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface MenuCountProps {
  count: number | undefined;
  /** The number is drawn in the corner of an icon. */
  isCompact?: boolean;
}

/** How many wait; nothing when none does. */
export function MenuCount({ count, isCompact = false }: MenuCountProps) {
  if (!count) return null;
  return (
    <span
      className={classNames(
        'rounded-full bg-deep-gold font-bold text-deep text-xs tabular-nums',
        isCompact ? 'absolute top-0 right-0 px-1.5' : 'ml-auto px-2',
      )}
    >
      {count}
      <span className="sr-only"> menunggu</span>
    </span>
  );
}
