import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { hasOwnKeys, isDialogOpen } from '~/lib/browser/has-own-keys';
import { useIsMobile } from '~/lib/browser/use-is-mobile';
import { useDialogEntry } from '~/lib/navigation/use-dialog-entry';
import { readSidebarCookie, sidebarCookie } from './sidebar-cookie';

const SHORTCUT_KEY = 'b';

/** On a phone the sidebar is a sheet that is always closed at first; elsewhere it is remembered. */
export function useSidebar() {
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
