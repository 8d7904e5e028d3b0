import { useEffect } from 'react';

/** Keeps the screen on while active. The browser lets go whenever the page is hidden. */
export function useWakeLock(isActive: boolean): void {
  useEffect(() => {
    if (!isActive || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let isGone = false;
    const acquire = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (isGone) await lock.release();
      } catch {
        // Refused on an almost empty battery; the clock shows all the same.
      }
    };
    void acquire();
    document.addEventListener('visibilitychange', acquire);
    return () => {
      isGone = true;
      document.removeEventListener('visibilitychange', acquire);
      void lock?.release();
    };
  }, [isActive]);
}
