import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in prerendered HTML, true as soon as React has taken the page over. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
