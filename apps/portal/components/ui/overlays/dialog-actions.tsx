import type { ReactNode } from 'react';
import { StickyBar } from './sticky-bar';

/**
 * The buttons of a dialog, in sight also while its content is scrolled. Last child of the dialog, or
 * of a form that is all its content: what sticks does not leave its parent.
 */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <StickyBar className="-mb-5 mt-5 grid grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] gap-3 sm:rounded-b-card">
      {children}
    </StickyBar>
  );
}
