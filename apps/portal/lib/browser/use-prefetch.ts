import { useEffect, useEffectEvent } from 'react';
import { firstInteraction } from './first-interaction';

/** Long enough to load the screen itself on a slow connection. */
const IDLE_MS = 5_000;
let isUsed: Promise<void> | undefined;

/**
 * Prefetches once what the next tap may need (`Part.prefetch`): after the first interaction with the
 * page, or after some idle seconds, so that it does not compete with what the screen shows.
 */
export function usePrefetch(prefetch: () => unknown): void {
  const fetch = useEffectEvent(prefetch);
  useEffect(() => {
    isUsed ??= firstInteraction(IDLE_MS);
    // What failed is fetched again when it is opened.
    isUsed.then(fetch).catch(() => undefined);
  }, []);
}
