import { useEffect, useState } from 'react';
import type { ClockEngine } from './clock-engine';

const LATEST_MS = 2_000;

/** Loads the engine when the browser has painted and is idle; undefined until then. */
export function useClockEngine(): ClockEngine | undefined {
  const [engine, setEngine] = useState<ClockEngine>();
  useEffect(() => {
    let isGone = false;
    const cancel = whenIdle(async () => {
      const [{ createClockEngine }, { default: packedCities }] = await Promise.all([
        import('./clock-engine'),
        import('virtual:indonesian-cities'),
      ]);
      if (!isGone) setEngine(createClockEngine(packedCities));
    });
    return () => {
      isGone = true;
      cancel();
    };
  }, []);
  return engine;
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
