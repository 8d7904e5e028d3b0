import { classNames } from '@timesync/ui';
import type { ReactNode } from 'react';
import { watchBar } from '~/lib/browser/clear-of-bar';

/**
 * At the lower edge of a dialog or the page while its parent is in sight. Not on a phone held
 * sideways: there it would cover what it is about. The negative margins take back the padding around it.
 */
export function StickyBar({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div
      ref={watchBar}
      data-sticky-bar
      className={classNames(
        '-mx-5 bottom-0 border-line border-t bg-surface px-5 py-3 [@media(min-height:26rem)]:sticky',
        className,
      )}
    >
      {children}
    </div>
  );
}
