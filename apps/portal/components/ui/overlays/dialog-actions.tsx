import type { ReactNode } from 'react';

/**
 * The buttons of a dialog, in sight also while its content is scrolled. Last child of the dialog, or
 * of a form that is all its content: what sticks does not leave its parent. The negative margins
 * take back the dialog's padding; app.css keeps the focus from coming to lie below it. Not on a
 * phone held sideways: there it would cover what it is about.
 */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <div
      data-dialog-actions
      className="-mx-5 -mb-5 bottom-0 mt-5 grid grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] gap-3 border-line border-t bg-surface px-5 py-3 [@media(min-height:26rem)]:sticky sm:rounded-b-card"
    >
      {children}
    </div>
  );
}
