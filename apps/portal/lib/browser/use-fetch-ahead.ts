import { useEffect } from 'react';
import { firstSign } from './first-sign';

/** Long enough to load the screen itself on a slow connection. */
const REST_MS = 5_000;
let rested: Promise<void> | undefined;

/**
 * Prefetches once what the next tap may need (`part.fetchAhead`): after the first interaction with the
 * page, or after some idle seconds, so that it does not compete with what the screen shows.
 */
export function useFetchAhead(fetchAhead: () => void): void {
  useEffect(() => {
    rested ??= firstSign(REST_MS);
    void rested.then(fetchAhead);
  }, [fetchAhead]);
}
