import { type RefObject, useEffect } from 'react';

/**
 * Escape in this field closes what belongs to it and not the dialog around it. The dialog listens at
 * the document while the key is on its way down; only the window is asked before it.
 */
export function useEscape(field: RefObject<HTMLElement | null>, onEscape: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.target !== field.current) return;
      event.preventDefault();
      onEscape();
    };
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, [field, onEscape]);
}
