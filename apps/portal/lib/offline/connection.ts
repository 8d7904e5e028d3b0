// Whether the screen shows what the network says now. A phone in a wireless network without internet calls
// itself online, so answers from the offline copy count as well.
import { useSyncExternalStore } from 'react';

/** As in the worker, on answers from its copy. */
const KEPT_HEADER = 'x-kept';

function createConnection() {
  let isKept = false;
  const listeners = new Set<() => void>();
  return {
    isOnline: () => !isKept && navigator.onLine !== false,
    noteAnswer(headers: Headers) {
      const wasKept = isKept;
      isKept = headers.has(KEPT_HEADER);
      if (isKept !== wasKept) for (const listener of listeners) listener();
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
