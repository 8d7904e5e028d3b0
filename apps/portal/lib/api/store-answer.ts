import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Takes over what a change has answered with. A read that began before the change may end after it, on a
 * slow line: it must not bring back what was there.
 */
export function storeAnswer<Data>(
  client: QueryClient,
  queryKey: DataTag<QueryKey, Data, Error>,
  answer: NoInfer<Data>,
): void {
  void client.cancelQueries({ queryKey, exact: true });
  client.setQueryData<Data>(queryKey, answer);
}
