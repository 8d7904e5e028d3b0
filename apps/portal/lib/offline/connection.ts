// Whether the screen shows what the network says now. A phone in a wireless network without internet calls
// itself online, so answers from the offline copy count as well.
import { useSyncExternalStore } from 'react';

/** The service worker sets this header on answers from its copy. */
const CACHED_HEADER = 'x-cached';

function createConnection() {
  let isCached = false;
  const listeners = new Set<() => void>();
  return {
    isOnline: () => !isCached && navigator.onLine !== false,
    recordAnswer(headers: Headers) {
      const wasCached = isCached;
      isCached = headers.has(CACHED_HEADER);
      if (isCached !== wasCached) for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      addEventListener('online', listener);
      addEventListener('offline', listener);
      return () => {
        listeners.delete(listener);
        removeEventListener('online', listener);
        removeEventListener('offline', listener);
      };
    },
  };
}

export const connection = createConnection();

export const useIsOnline = () => useSyncExternalStore(connection.subscribe, connection.isOnline);
