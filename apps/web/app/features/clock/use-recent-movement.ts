import { useEffect, useState } from 'react';

const SHOWN_MS = 4_000;

/** True for a few seconds after someone moved, tapped or pressed a key, so that a button can hide. */
export function useRecentMovement(isWatching: boolean): boolean {
  const [isRecent, setIsRecent] = useState(false);
  useEffect(() => {
    if (!isWatching) return;
    let timer: ReturnType<typeof setTimeout>;
    const notice = () => {
      setIsRecent(true);
      clearTimeout(timer);
      timer = setTimeout(() => setIsRecent(false), SHOWN_MS);
    };
    notice();
    const events = ['pointermove', 'pointerdown', 'keydown'] as const;
    for (const name of events) document.addEventListener(name, notice);
    return () => {
      clearTimeout(timer);
      for (const name of events) document.removeEventListener(name, notice);
    };
  }, [isWatching]);
  return isRecent;
}
