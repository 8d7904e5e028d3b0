import { useRef } from 'react';

/**
 * Radix gives the focus back to its own trigger only, and our dialogs have none: remember who had it
 * when the dialog opened, and give it back.
 */
export function useReturnedFocus() {
  const opener = useRef<Element | null>(null);
  return {
    remember() {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      // A deleted row takes its buttons along: then the page itself takes the focus, not nobody,
      // unless what came in its place has taken it already.
      const isThere = opener.current instanceof HTMLElement && opener.current.isConnected;
      const isTaken = document.activeElement !== document.body;
      const target = isThere ? opener.current : isTaken ? null : document.querySelector('main');
      if (target instanceof HTMLElement) target.focus();
    },
  };
}
