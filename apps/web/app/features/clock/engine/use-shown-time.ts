import { useEffect, useState } from 'react';

const SECOND_MS = 1_000;

/** The shown moment in whole seconds, anew with each second: now, moved by how far one travelled. */
export function useShownTime(travelledMs: number): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    // Each beat aims at the next full second anew, or the display would slowly drift past one.
    const beat = () => {
      const current = Date.now();
      setNowMs(current);
      timer = setTimeout(beat, SECOND_MS - (current % SECOND_MS));
    };
    beat();
    return () => clearTimeout(timer);
  }, []);
  return Math.floor((nowMs + travelledMs) / SECOND_MS) * SECOND_MS;
}
