import { type RefObject, useEffect, useState } from 'react';

/** Pixels under the screen's upper edge where the clock holds on. */
const EDGE = 12;
/** Share of the screen's height: so much of it still belongs to what changes the clock. */
const STILL_THERE = 0.6;

interface ClockParts {
  /** Where the clock stands; scrolls with the page. */
  place: RefObject<HTMLElement | null>;
  box: RefObject<HTMLElement | null>;
  settings: RefObject<HTMLElement | null>;
}

/**
 * Whether the clock should stay in view: one scrolls past it, to what changes it. `--clock-room` of its
 * box is how far down its place still reaches, so that it shrinks with what is left of it and is whole.
 */
export function usePinned({ place, box, settings }: ClockParts): boolean {
  const [isPinned, setIsPinned] = useState(false);
  useEffect(() => {
    const look = () => {
      if (!place.current || !settings.current) return;
      const { top, bottom } = place.current.getBoundingClientRect();
      box.current?.style.setProperty('--clock-room', `${Math.max(0, bottom)}px`);
      setIsPinned(
        top < EDGE &&
          settings.current.getBoundingClientRect().bottom > window.innerHeight * STILL_THERE,
      );
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [place, box, settings]);
  return isPinned;
}
