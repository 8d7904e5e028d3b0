import { useRef } from 'react';

/** Of the dialog opened last: one that takes its place, when nothing has the focus, returns there as well. */
let lastOpener: Element | null = null;

/**
 * Radix returns the focus only to its own trigger, and our dialogs have none: this remembers the focused
 * element when the dialog opens and returns the focus to it.
 */
export function useReturnedFocus() {
  const opener = useRef<Element | null>(null);
  return {
    remember() {
      const { activeElement, body } = document;
      opener.current = (activeElement === body && lastOpener) || activeElement;
      lastOpener = opener.current;
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      lastOpener = null;
      // The button of a deleted row is gone: then what is behind takes the focus, a dialog or the page, unless
      // another element has already taken it.
      const isThere = opener.current instanceof HTMLElement && opener.current.isConnected;
      const isTaken = document.activeElement !== document.body;
      const target = isThere ? opener.current : isTaken ? null : whatIsBehind();
      if (target instanceof HTMLElement) target.focus();
    },
  };
}

function whatIsBehind(): Element | null {
  const dialogs = document.querySelectorAll('[role=dialog][data-state=open]');
  return [...dialogs].at(-1) ?? document.querySelector('main');
}
