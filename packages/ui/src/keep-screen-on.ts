/** Keeps the screen on until the returned function is called. The browser lets go when the page is hidden. */
export function keepScreenOn(): () => void {
  if (!('wakeLock' in navigator)) return () => undefined;
  let lock: WakeLockSentinel | undefined;
  let isGone = false;
  const acquire = async () => {
    if (document.visibilityState !== 'visible') return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (isGone) await lock.release();
    } catch {
      // Refused on an almost empty battery; the page shows all the same.
    }
  };
  void acquire();
  document.addEventListener('visibilitychange', acquire);
  return () => {
    isGone = true;
    document.removeEventListener('visibilitychange', acquire);
    void lock?.release();
  };
}
