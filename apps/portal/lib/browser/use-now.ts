import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The time in milliseconds, updated every minute by default: for "waiting since" and "time left". */
export function useNow(everyMs = MINUTE_MS): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
