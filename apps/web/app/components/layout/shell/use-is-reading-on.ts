import { useEffect, useState } from 'react';

/** Smaller movements are a thumb that trembles. */
const LEAST_MOVE_PX = 12;

/** Whether the last scrolling went down the page, away from its head and not to its end. */
export function useIsReadingOn(): boolean {
  const [isReadingOn, setIsReadingOn] = useState(false);
  useEffect(() => {
    let from = window.scrollY;
    const onScroll = () => {
      const moved = window.scrollY - from;
      if (Math.abs(moved) < LEAST_MOVE_PX) return;
      from = window.scrollY;
      const left = document.documentElement.scrollHeight - window.innerHeight - from;
      setIsReadingOn(moved > 0 && left > LEAST_MOVE_PX);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return isReadingOn;
}
