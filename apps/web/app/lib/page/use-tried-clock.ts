import { useEffect, useState } from 'react';
import { readTriedClock, type TriedClock } from './tried-clock';

/** Undefined in the prerendered page, and for who has made no clock. */
export function useTriedClock(): TriedClock | undefined {
  const [clock, setClock] = useState<TriedClock>();
  useEffect(() => setClock(readTriedClock()), []);
  return clock;
}
