import { type RefObject, useEffect, useState } from 'react';

/** Shares of the screen's height: the clock has left it so far, what it belongs to is still on it. */
const GONE = 0.25;
const STILL_THERE = 0.6;

/** Whether the clock should stay in view: one has scrolled past it, to what changes it. */
export function usePinned(
  clock: RefObject<HTMLElement | null>,
  settings: RefObject<HTMLElement | null>,
): boolean {
  const [isPinned, setIsPinned] = useState(false);
  useEffect(() => {
    const look = () => {
      const bottomOf = (part: HTMLElement | null) => part?.getBoundingClientRect().bottom ?? 0;
      const height = window.innerHeight;
      setIsPinned(
        bottomOf(clock.current) < height * GONE &&
          bottomOf(settings.current) > height * STILL_THERE,
      );
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [clock, settings]);
  return isPinned;
}
