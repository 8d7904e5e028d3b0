import { brand, screens } from '@timesync/contract';
import { Button, classNames, MAIN_ID, SkipLink } from '@timesync/ui';
import { PanelLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { lazyDialog } from '~/components/ui/overlays/lazy-dialog';
import { usePrefetch } from '~/lib/browser/use-prefetch';
import { BrandHeader } from '../brand-header';
import type { MenuEntry, MenuGroup } from './menu-entry';
import { OfflineStatus } from './offline-status';
import { SidebarMenu } from './sidebar-menu';
import { useSidebar } from './use-sidebar';

/** The sheet of the phone's menu. */
const Sheet = lazyDialog(async () => (await import('~/components/ui/overlays/sheet')).Sheet);

interface AppShellProps {
  menu: MenuEntry[];
  menuGroup?: MenuGroup | undefined;
  userMenu: ReactNode;
  /** It is drawn between the buttons of the menu and of the user. */
  search?: ReactNode;
  /** Floats beside the page; where that is too narrow, at the right end of the bar. */
  widget?: ReactNode;
  children: ReactNode;
}

/** Sidebar 16rem wide, 3rem when only icons; on a phone a sheet of 18rem. */
export function AppShell(props: AppShellProps) {
  const { menu, menuGroup, userMenu, search, widget, children } = props;
  const sidebar = useSidebar();
  usePrefetch(Sheet.prefetch);
  const isCompact = !sidebar.isExpanded;
  return (
    <div className="flex min-h-dvh">
      <SkipLink />
      {sidebar.isMobile ? (
        sidebar.isSheetOpen && (
          <Sheet
            title="Menu"
            side="left"
            onClose={() => sidebar.changeSheet(false)}
            className="girih bg-deep text-deep-ink"
          >
            <BrandHeader to={screens.dashboard} replaces className="mx-4 my-2 w-fit" />
            <SidebarMenu entries={menu} group={menuGroup} replaces />
          </Sheet>
        )
      ) : (
        <aside
          aria-label={brand.name}
          data-state={isCompact ? 'collapsed' : 'expanded'}
          className={classNames(
            'girih sticky top-0 flex h-dvh shrink-0 flex-col overflow-hidden bg-deep text-deep-ink transition-[width] duration-200 ease-calm',
            isCompact ? 'w-12' : 'w-64',
          )}
        >
          <BrandHeader
            to={screens.dashboard}
            isCompact={isCompact}
            className={classNames('my-2.5', isCompact ? 'mx-2' : 'mx-4')}
          />
          <SidebarMenu entries={menu} group={menuGroup} isCompact={isCompact} />
        </aside>
      )}
      <div className="flex min-w-0 flex-1 flex-col">
        <header
          className={classNames(
            'sticky top-0 z-20 flex h-16 items-center justify-between gap-3 border-line border-b bg-canvas/95 px-2 backdrop-blur-sm sm:px-4',
            Boolean(widget) && 'pr-14 sm:pr-16 lg:pr-4',
          )}
        >
          <Button
            variant="quiet"
            size="icon"
            aria-label="Buka atau tutup menu"
            aria-expanded={sidebar.isMobile ? sidebar.isSheetOpen : sidebar.isExpanded}
            onClick={sidebar.toggle}
          >
            <PanelLeft aria-hidden className="size-5" />
          </Button>
          {search}
          {userMenu}
        </header>
        <main
          id={MAIN_ID}
          tabIndex={-1}
          className={classNames(
            // What sticks to the top of the page comes to lie below the bar.
            'surface-page flex-1 [--covered-top:--spacing(18)] [--page-width:72rem] pt-6 pb-16 focus:outline-none',
            // The page leaves room for what floats beside it.
            Boolean(widget) && 'lg:pr-24',
          )}
        >
          <OfflineStatus />
          {children}
        </main>
      </div>
      {widget}
    </div>
  );
}
