// Everything is read in one way: the call's own name and what was asked are its place in the cache, below
// a key that a change of the data invalidates.
import { type QueryKey, queryOptions } from '@tanstack/react-query';
import type { ApiCall, ApiInput, ApiOutput } from './api-calls';
import { type CallOptions, callApi } from './api-client';

type ApiRead = Extract<ApiCall, `GET ${string}`>;
type ReadOptions = Pick<CallOptions, 'toast'>;
type Arguments<Call extends ApiRead> =
  Record<never, never> extends ApiInput<Call>
    ? [input?: ApiInput<Call>, options?: ReadOptions]
    : [input: ApiInput<Call>, options?: ReadOptions];

export function readOf<Call extends ApiRead>(
  key: QueryKey,
  call: Call,
  ...[input, options]: Arguments<Call>
) {
  // The compiler cannot follow the arguments of a call that is not known yet.
  const read = callApi as unknown as (
    call: Call,
    input: ApiInput<Call> | undefined,
    options: CallOptions,
  ) => Promise<ApiOutput<Call>>;
  return queryOptions({
    queryKey: [...key, call, input],
    queryFn: ({ signal }) => read(call, input, { ...options, signal }),
  });
}
