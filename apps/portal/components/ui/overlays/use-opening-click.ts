import { type MouseEvent, type PointerEvent, useRef } from 'react';

const DOUBLE_TAP_MS = 350;

/**
 * A dialog may open under the finger before a double click has ended. Its second half was meant for
 * what lay there before: it must neither press a button of the dialog nor close it.
 */
export function useOpeningClick() {
  const hasBegun = useRef(false);
  const openedAt = useRef(0);
  const isTouch = useRef(false);

  function isSecondHalf(event: MouseEvent): boolean {
    if (hasBegun.current) return false;
    // iPhones count every tap as a first one, so there the time tells. A key that presses a button
    // counts 0.
    const isQuick = isTouch.current && event.timeStamp - openedAt.current < DOUBLE_TAP_MS;
    return event.detail > 1 || (event.detail === 1 && isQuick);
  }

  return {
    opened() {
      hasBegun.current = false;
      openedAt.current = performance.now();
    },
    /** For the panel, and for what dims the page behind it. */
    guard: {
      onPointerDownCapture(event: PointerEvent) {
        isTouch.current = event.pointerType === 'touch';
      },
      onClickCapture(event: MouseEvent) {
        if (isSecondHalf(event)) {
          event.preventDefault();
          event.stopPropagation();
        } else {
          hasBegun.current = true;
        }
      },
    },
  };
}
