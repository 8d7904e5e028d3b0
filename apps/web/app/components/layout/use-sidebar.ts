import { useCallback, useEffect, useState } from 'react';
import { useIsMobile } from '~/lib/use-is-mobile';
import { readSidebarCookie, sidebarCookie } from './sidebar-cookie';

const SHORTCUT_KEY = 'b';

/** On a phone the sidebar is a sheet that is always closed at first; elsewhere it is remembered. */
export function useSidebar() {
  const isMobile = useIsMobile();
  const [isExpanded, setIsExpanded] = useState(() => readSidebarCookie(document.cookie));
  const [isSheetOpen, setIsSheetOpen] = useState(false);

  const toggle = useCallback(() => {
    if (isMobile) {
      setIsSheetOpen((isOpen) => !isOpen);
      return;
    }
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and over plain http.
    document.cookie = sidebarCookie(!isExpanded);
    setIsExpanded(!isExpanded);
  }, [isMobile, isExpanded]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isShortcut =
        event.key.toLowerCase() === SHORTCUT_KEY && (event.ctrlKey || event.metaKey);
      if (!isShortcut) return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [toggle]);

  return { isMobile, isExpanded, isSheetOpen, setIsSheetOpen, toggle };
}
