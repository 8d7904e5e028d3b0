import { useEffect, useState } from 'react';
import type { ClockEngine } from './clock-engine';

const LATEST_MS = 2_000;
const RETRY_MS = 5_000;

interface LoadedEngine {
  engine: ClockEngine | undefined;
  /** The line failed while loading; it is tried again by itself. */
  hasFailed: boolean;
}

/** Loads the engine when the browser has painted and is idle. */
export function useClockEngine(): LoadedEngine {
  const [loaded, setLoaded] = useState<LoadedEngine>({ engine: undefined, hasFailed: false });
  useEffect(() => {
    let isGone = false;
    let retry: ReturnType<typeof setTimeout>;
    const load = async () => {
      try {
        const [{ createClockEngine }, { default: packedCities }] = await Promise.all([
          import('./clock-engine'),
          import('virtual:indonesian-cities'),
        ]);
        if (!isGone) setLoaded({ engine: createClockEngine(packedCities), hasFailed: false });
      } catch {
        if (isGone) return;
        setLoaded({ engine: undefined, hasFailed: true });
        retry = setTimeout(load, RETRY_MS);
      }
    };
    const cancel = whenIdle(load);
    return () => {
      isGone = true;
      cancel();
      clearTimeout(retry);
    };
  }, []);
  return loaded;
}

// Safari has no requestIdleCallback.
function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: LATEST_MS });
  return () => cancelIdleCallback(handle);
}
