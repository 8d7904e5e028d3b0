import { useEffect, useState } from 'react';

/** A longer wait would overflow the browser's timers. */
const LONGEST_WAIT_MS = 24 * 60 * 60_000;

/** Whether the time has passed by this device's clock; updates at that moment. */
export function useHasPassed(moment: string): boolean {
  const end = Date.parse(moment);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const left = end - now;
    if (left <= 0) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.min(left, LONGEST_WAIT_MS));
    return () => clearTimeout(timer);
  }, [end, now]);
  return end <= now;
}
