import { useEffect } from 'react';

/** Keeps the screen on while mounted, so that the phone does not lock while digits are typed elsewhere. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const take = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        const taken = await navigator.wakeLock.request('screen');
        if (isOver) void taken.release();
        else lock = taken;
      } catch {
        // A phone that saves its battery refuses.
      }
    };
    void take();
    // The browser lets go of it when the page is hidden.
    document.addEventListener('visibilitychange', take);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', take);
      void lock?.release();
    };
  }, []);
}
