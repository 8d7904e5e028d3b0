import { useEffect } from 'react';

/** Keeps the screen on while mounted, so that the phone does not lock while digits are typed elsewhere. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const request = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        const granted = await navigator.wakeLock.request('screen');
        if (isOver) void granted.release();
        else lock = granted;
      } catch {
        // A phone that saves its battery refuses.
      }
    };
    void request();
    // The browser lets go of it when the page is hidden.
    document.addEventListener('visibilitychange', request);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', request);
      void lock?.release();
    };
  }, []);
}
