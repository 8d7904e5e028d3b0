import { brand, screens } from '@timesync/contract';
import { Button, classNames, MAIN_ID, SkipLink } from '@timesync/ui';
import { PanelLeft, WifiOff } from 'lucide-react';
import { type ReactNode, useEffectEvent, useLayoutEffect, useState } from 'react';
import { lazyDialog } from '~/components/ui';
import { hasOwnKeys, isDialogOpen } from '~/lib/browser/has-own-keys';
import { useIsMobile } from '~/lib/browser/use-is-mobile';
import { usePrefetch } from '~/lib/browser/use-prefetch';
import { useDialogEntry } from '~/lib/navigation/use-dialog-entry';
import { useIsOnline } from '~/lib/offline/connection';
import { BrandHeader } from '../brand-header';
import type { MenuEntry, MenuGroup } from './menu-entry';
import { readSidebarCookie, sidebarCookie } from './sidebar-cookie';
import { SidebarMenu } from './sidebar-menu';

/** The sheet of the phone's menu. */
const Sheet = lazyDialog(() => import('~/components/ui/overlays/sheet'));

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

const SHORTCUT_KEY = 'b';

/** On a phone the sidebar is a sheet that is always closed at first; elsewhere it is remembered. */
function useSidebar() {
  const isMobile = useIsMobile();
  const [isExpanded, setIsExpanded] = useState(() => readSidebarCookie(document.cookie));
  const sheet = useDialogEntry<true>();
  const isSheetOpen = sheet.value ?? false;
  const changeSheet = (isOpen: boolean) => (isOpen ? sheet.open(true) : sheet.close());

  const toggle = () => {
    if (isMobile) return changeSheet(!isSheetOpen);
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and over plain http.
    document.cookie = sidebarCookie(!isExpanded);
    setIsExpanded(!isExpanded);
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isShortcut = event.key.toLowerCase() === SHORTCUT_KEY && (event.ctrlKey || event.metaKey);
    // In an editor the key means bold, and a dialog covers the sidebar. The phone's menu is a dialog too.
    const isElsewhere = !isSheetOpen && (hasOwnKeys(event.target) || isDialogOpen());
    if (!isShortcut || isElsewhere) return;
    event.preventDefault();
    toggle();
  });
  // Before the paint: the key works as soon as the sidebar is seen.
  useLayoutEffect(() => {
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);

  return { isMobile, isExpanded, isSheetOpen, changeSheet, toggle };
}

/** A calm line instead of an error for every request that fails. */
function OfflineStatus() {
  const isOnline = useIsOnline();
  return (
    <p
      role="status"
      className="mb-4 flex items-center gap-2 rounded-control bg-sunken px-4 py-2.5 text-ink text-sm empty:hidden"
    >
      {!isOnline && (
        <>
          <WifiOff aria-hidden className="size-5 shrink-0" />
          Tanpa internet: yang tampil adalah data terakhir.
        </>
      )}
    </p>
  );
}
