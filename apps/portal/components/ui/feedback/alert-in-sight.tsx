import { Alert } from '@timesync/ui';
import type { ComponentProps } from 'react';
import { keepClearOfBar } from '~/lib/browser/clear-of-bar';

// Kept outside: React calls a ref that stays the same only when the element appears.
function bringIntoSight(element: HTMLElement | null) {
  if (!element) return;
  keepClearOfBar(element);
  element.scrollIntoView({ block: 'nearest' });
}

/** Answers a press of a button that is always in sight, whereas its own place may not be. */
export function AlertInSight(props: ComponentProps<typeof Alert>) {
  return (
    <div ref={bringIntoSight}>
      <Alert {...props} />
    </div>
  );
}
