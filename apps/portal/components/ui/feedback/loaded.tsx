import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from '@timesync/ui';
import type { ReactNode } from 'react';
import { Skeleton } from './skeleton';

interface LoadedProps<T> {
  query: Pick<UseQueryResult<T>, 'data' | 'isError' | 'isFetching' | 'refetch'>;
  /** The error message, as a whole sentence. */
  failure: string;
  children: (data: T) => ReactNode;
}

/** The content of a dialog: a skeleton while loading, a retry after an error, or the data. */
export function Loaded<T>({ query, failure, children }: LoadedProps<T>) {
  const { data, isError, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (isError && !isFetching) {
    return (
      <div role="alert" className="space-y-4 py-6 text-center">
        <p className="text-ink">{failure}</p>
        <Button variant="secondary" onClick={() => refetch()}>
          Coba lagi
        </Button>
      </div>
    );
  }
  return (
    <div role="status" aria-label="Memuat" className="space-y-4">
      <Skeleton className="w-1/2" />
      <Skeleton className="h-24" />
      <Skeleton className="w-2/3" />
      <Skeleton className="h-24" />
    </div>
  );
}
