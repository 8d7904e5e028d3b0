import type { OrderStatus } from '@timesync/contract';
import { useEffect, useRef } from 'react';

/** The pressed button goes with the old status: the new one takes the focus and is read out. */
export function useFocusOnChange(status: OrderStatus) {
  const element = useRef<HTMLParagraphElement>(null);
  const shown = useRef(status);
  useEffect(() => {
    if (shown.current !== status) element.current?.focus();
    shown.current = status;
  }, [status]);
  return element;
}
