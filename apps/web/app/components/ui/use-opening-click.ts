import { type MouseEvent, useRef } from 'react';

/**
 * A dialog may open under the finger before a double click has ended. Its second half was meant for
 * what lay there before: it must neither press a button of the dialog nor close it.
 */
export function useOpeningClick() {
  const hasBegun = useRef(false);
  const isSecondHalf = (event: MouseEvent) => {
    // The first click of a pair counts 1, a key that presses a button 0.
    if (event.detail <= 1) hasBegun.current = true;
    return !hasBegun.current;
  };
  return {
    opened() {
      hasBegun.current = false;
    },
    isSecondHalf,
    dropSecondHalf(event: MouseEvent) {
      if (!isSecondHalf(event)) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
