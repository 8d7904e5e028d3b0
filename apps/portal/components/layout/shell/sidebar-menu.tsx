import { classNames } from '@timesync/ui';
import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { LazyMenu, lazyPart } from '~/components/ui';
import { activeEntry } from './active-entry';
import type { MenuEntry, MenuGroup, MenuTool } from './menu-entry';

const Tooltip = lazyPart(
  () => import('~/components/ui/overlays/tooltip'),
  ({ children }) => ({ fallback: children, failure: children }),
);

interface SidebarMenuProps {
  entries: MenuEntry[];
  /** It is drawn below the entries. */
  group?: MenuGroup | undefined;
  isCompact?: boolean;
  /**
   * On a phone, where the open menu has an entry in the history: the screen takes its place. All tools
   * are shown there, because choosing an entry closes the menu.
   */
  replaces?: boolean;
}

export function SidebarMenu(props: SidebarMenuProps) {
  const { entries, group, isCompact = false, replaces = false } = props;
  const active = activeEntry(entries, useLocation().pathname);
  return (
    <div className="flex-1 overflow-y-auto py-2">
      <nav aria-label="Menu utama">
        <ul className={classNames('space-y-1', isCompact ? 'px-0.5' : 'px-3')}>
          {entries.map(({ to, label, icon: Icon, waiting, tools }) => (
            <li key={to}>
              <Named name={label} isCompact={isCompact}>
                <Link
                  to={to}
                  aria-current={to === active?.to ? 'page' : undefined}
                  replace={replaces}
                  className="relative flex min-h-11 items-center gap-3 rounded-control px-2.5 font-medium text-deep-muted text-sm transition-colors duration-150 hover:bg-deep-raised hover:text-deep-ink aria-[current=page]:bg-deep-raised aria-[current=page]:text-deep-gold"
                >
                  <Icon aria-hidden className="size-5 shrink-0" />
                  <span className={isCompact ? 'sr-only' : undefined}>{label}</span>
                  <MenuCount count={waiting} isCompact={isCompact} />
                </Link>
              </Named>
              {tools && !isCompact && (replaces || to === active?.to) && (
                <SidebarTools label={`Alat ${label}`} tools={tools} replaces={replaces} />
              )}
            </li>
          ))}
        </ul>
      </nav>
      {isCompact && <FoldedTools entries={entries} group={group} />}
      {group && !isCompact && (
        <nav aria-labelledby="menu-group" className="mt-3 px-3">
          <p id="menu-group" className="px-2.5 py-1 font-semibold text-deep-muted text-sm">
            {group.label}
          </p>
          <SidebarTools label={group.label} tools={group.tools} replaces={replaces} />
        </nav>
      )}
    </div>
  );
}

interface NamedProps {
  name: string;
  isCompact: boolean;
  children: ReactNode;
}

/** Icons without text need tooltips; their code is loaded only when the sidebar shows icons. */
function Named({ name, isCompact, children }: NamedProps) {
  if (!isCompact) return children;
  return (
    <Tooltip text={name} side="right">
      {children}
    </Tooltip>
  );
}

/** A folded sidebar has no room for tools: all of them are in one menu, with their entry's icon. */
function FoldedTools({ entries, group }: { entries: MenuEntry[]; group: MenuGroup | undefined }) {
  const navigate = useNavigate();
  const items = [...entries, ...(group ? [group] : [])].flatMap(({ icon, tools = [] }) =>
    tools.map(({ to, label, waiting }) => ({
      icon,
      label: waiting ? `${label} (${waiting})` : label,
      onSelect: () => void navigate(to),
    })),
  );
  if (items.length === 0) return null;
  return (
    <LazyMenu
      side="right"
      trigger={
        <button
          type="button"
          aria-label="Alat"
          title="Alat"
          className="mx-0.5 mt-1 grid size-11 cursor-pointer place-items-center rounded-control text-deep-muted hover:bg-deep-raised hover:text-deep-ink"
        >
          <Ellipsis aria-hidden className="size-5" />
        </button>
      }
      items={items}
    />
  );
}

interface SidebarToolsProps {
  /** Names the list for people who cannot see where it is. */
  label: string;
  tools: MenuTool[];
  replaces: boolean;
}

function SidebarTools({ label, tools, replaces }: SidebarToolsProps) {
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
function MenuCount({ count, isCompact = false }: MenuCountProps) {
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
