import { classNames } from '@timesync/ui';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { PartOnDemand } from '~/components/ui/feedback/part-on-demand';
import { loadOnDemand } from '~/lib/browser/load-on-demand';
import { activeEntry } from './active-entry';
import type { MenuEntry } from './menu-entry';

const tooltip = loadOnDemand(
  async () => (await import('~/components/ui/overlays/tooltip')).Tooltip,
);

interface SidebarMenuProps {
  entries: MenuEntry[];
  isCompact?: boolean;
  /** On a phone, where the open menu has an entry in the history: the screen takes its place. */
  replaces?: boolean;
}

export function SidebarMenu({ entries, isCompact = false, replaces = false }: SidebarMenuProps) {
  const active = activeEntry(entries, useLocation().pathname);
  return (
    <nav aria-label="Menu utama" className="flex-1 overflow-y-auto py-2">
      <ul className={classNames('space-y-1', isCompact ? 'px-0.5' : 'px-3')}>
        {entries.map(({ to, label, icon: Icon, waiting }) => (
          <li key={to}>
            <Named name={label} isCompact={isCompact}>
              <Link
                to={to}
                aria-current={to === active?.to ? 'page' : undefined}
                replace={replaces}
                className="flex min-h-11 items-center gap-3 rounded-control px-2.5 font-medium text-deep-muted text-sm transition-colors duration-150 hover:bg-deep-raised hover:text-deep-ink aria-[current=page]:bg-deep-raised aria-[current=page]:text-deep-gold"
              >
                <Icon aria-hidden className="size-5 shrink-0" />
                <span className={isCompact ? 'sr-only' : undefined}>{label}</span>
                {waiting !== undefined && waiting > 0 && (
                  <span className="ml-auto rounded-full bg-deep-gold px-2 font-bold text-deep text-xs tabular-nums">
                    {waiting}
                    <span className="sr-only"> menunggu</span>
                  </span>
                )}
              </Link>
            </Named>
          </li>
        ))}
      </ul>
    </nav>
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
    <PartOnDemand
      part={tooltip}
      partProps={{ text: name, side: 'right', children }}
      fallback={children}
      failure={children}
    />
  );
}
