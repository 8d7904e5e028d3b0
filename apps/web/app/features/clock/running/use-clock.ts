import { useEffect, useState, useSyncExternalStore } from 'react';
import { clockStore, firstState } from './clock-store';

const RETRY_MS = 5_000;

/** The clock of this page. In the prerendered page it is the first one, as the page shows it. */
export function useClock() {
  const clock = useSyncExternalStore(clockStore.subscribe, clockStore.get, () => firstState);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    let retry: ReturnType<typeof setTimeout>;
    const load = () =>
      import('./run-clock').then(
        () => setHasFailed(false),
        () => {
          setHasFailed(true);
          retry = setTimeout(load, RETRY_MS);
        },
      );
    clockStore.readSettings();
    void load();
    return () => clearTimeout(retry);
  }, []);
  return { ...clock, hasFailed: hasFailed && !clock.engine };
}
