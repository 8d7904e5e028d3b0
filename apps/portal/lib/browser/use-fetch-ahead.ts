import { useEffect } from 'react';
import { firstSign } from './first-sign';

/** Long enough for a slow line to bring the screen itself. */
const REST_MS = 5_000;
let rested: Promise<void> | undefined;

/**
 * Runs once what the next tap may want (`part.fetchAhead`): when somebody begins to use the page, or
 * when it has rested. Until then the line belongs to what the screen shows.
 */
export function useFetchAhead(fetchAhead: () => void): void {
  useEffect(() => {
    rested ??= firstSign(REST_MS);
    void rested.then(fetchAhead);
  }, [fetchAhead]);
}
