import { notifyManager, QueryClient } from '@tanstack/react-query';
import { session } from '../session/session-store';
import { ApiError } from './api-error';

const MAX_RETRIES = 2;
const FRESH_MS = 30_000;

// A button is disabled before the second half of a double tap: by default the pending state of a mutation
// arrives after a `setTimeout`, and the second tap sends again.
notifyManager.setScheduler(queueMicrotask);

/** Retries only temporary failures: no network, or a 5xx. */
export function shouldRetry(failures: number, error: unknown): boolean {
  const mayHeal = error instanceof ApiError && (error.status === 0 || error.status >= 500);
  return mayHeal && failures < MAX_RETRIES;
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Requested once also when offline, because the service worker may have the answer.
      queries: { retry: shouldRetry, staleTime: FRESH_MS, networkMode: 'offlineFirst' },
      // By default a browser that is offline keeps them and sends them later: an order would be
      // placed by itself, long after its customer gave up.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** One for the page, so that a screen's loader and its components share what was read. */
export const queryClient = createQueryClient();

// The next person who signs in on this device finds nothing of the last one.
session.subscribe(() => {
  if (session.getState().status !== 'signed-out') return;
  queryClient.getMutationCache().clear();
  queryClient.removeQueries({ predicate: ({ meta }) => !meta?.isOfNobody });
});
