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
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
