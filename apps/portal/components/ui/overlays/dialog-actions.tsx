import type { ReactNode } from 'react';
import { StickyBar } from './sticky-bar';

/**
 * The buttons of a dialog, in sight also while its content is scrolled. Last child of the dialog, or
 * of a form that is all its content: what sticks does not leave its parent.
 */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <StickyBar className="-mb-5 mt-5 flex flex-wrap gap-3 *:min-w-28 *:flex-1 sm:rounded-b-card">
      {children}
    </StickyBar>
  );
}
