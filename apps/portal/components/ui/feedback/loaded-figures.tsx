import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFailureCard } from './load-failure';
import { Skeleton } from './skeleton';

interface LoadedFiguresProps<T> {
  query: Pick<UseQueryResult<T>, 'data' | 'isError' | 'isFetching' | 'refetch'>;
  children: (data: T) => ReactNode;
}

/** A page of figures: a skeleton while loading, a retry after an error, or its cards. */
export function LoadedFigures<T>({ query, children }: LoadedFiguresProps<T>) {
  const { data, isError, isFetching, refetch } = query;
  if (data !== undefined) return <div className="space-y-6">{children(data)}</div>;
  if (isError && !isFetching) return <LoadFailureCard onRetry={refetch} />;
  return (
    <div aria-busy className="space-y-6">
      <Skeleton className="h-40" />
      <Skeleton className="h-96" />
    </div>
  );
}
