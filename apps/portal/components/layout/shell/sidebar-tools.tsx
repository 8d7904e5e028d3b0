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
            aria-current={to === pathname || to === pathname + search ? 'page' : undefined}
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

/** How many wait; nothing when none does. */
export function MenuCount({ count }: { count: number | undefined }) {
  if (!count) return null;
  return (
    <span className="ml-auto rounded-full bg-deep-gold px-2 font-bold text-deep text-xs tabular-nums">
      {count}
      <span className="sr-only"> menunggu</span>
    </span>
  );
}
