import type { RouteDefinition, RouteOutput } from '@timesync/contract';
import { useCallback, useEffect, useState } from 'react';
import { readPublic } from './read-public';

export type PublicRead<T> =
  | { status: 'loading' }
  | { status: 'ready'; data: T }
  | { status: 'failed'; retry: () => void };

/** Reads once the page stands; prerendered and without JavaScript it stays 'loading'. */
export function usePublicRead<R extends RouteDefinition>(
  path: R['path'] | `${R['path']}?${string}`,
): PublicRead<RouteOutput<R>> {
  const [read, setRead] = useState<PublicRead<RouteOutput<R>>>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => {
    setRead({ status: 'loading' });
    setAttempt((count) => count + 1);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt reads again
  useEffect(() => {
    const leaving = new AbortController();
    readPublic<R>(path, leaving.signal)
      .then((data) => setRead({ status: 'ready', data }))
      .catch(() => {
        if (!leaving.signal.aborted) setRead({ status: 'failed', retry });
      });
    return () => leaving.abort();
  }, [path, attempt, retry]);
  return read;
}
