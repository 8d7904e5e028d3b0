import { classNames } from '@timesync/ui';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { lazyPart } from '~/components/ui/feedback/lazy-part';
import { activeEntry } from './active-entry';
import { FoldedTools } from './folded-tools';
import type { MenuEntry, MenuGroup } from './menu-entry';
import { MenuCount, SidebarTools } from './sidebar-tools';

const Tooltip = lazyPart(
  async () => (await import('~/components/ui/overlays/tooltip')).Tooltip,
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
