import { useEffect, useState } from 'react';
import { shownMoment, untilNextSecond } from './shown-moment';

/** The shown moment, anew with each second. */
export function useShownTime(travelledMs: number): number {
  const [, setBeat] = useState(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const beat = () => {
      setBeat((count) => count + 1);
      timer = setTimeout(beat, untilNextSecond());
    };
    beat();
    return () => clearTimeout(timer);
  }, []);
  return shownMoment(travelledMs);
}
