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
      // A dialog that opened meanwhile keeps its focus: its trap would take it back, and select what was typed.
      // The button of a deleted row is gone: then what is behind takes the focus, a dialog or the page, unless
      // another element there has already taken it.
      const dialog = lastOpenDialog();
      const isWithin = (element: Element | null) =>
        element !== document.body && (dialog?.contains(element) ?? element?.isConnected ?? false);
      if (isWithin(opener.current)) return focus(opener.current);
      if (!isWithin(document.activeElement)) focus(dialog ?? document.querySelector('main'));
    },
  };
}

function focus(element: Element | null): void {
  if (element instanceof HTMLElement) element.focus();
}

function lastOpenDialog(): Element | undefined {
  const open = '[data-state=open]:is([role=dialog], [role=alertdialog])';
  return [...document.querySelectorAll(open)].at(-1);
}
