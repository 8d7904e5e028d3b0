import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { Order } from '@timesync/contract';
import { useCallback, useEffect } from 'react';
import { callApi } from '~/lib/api/api-client';
import { completeOrder, completeRow } from '../complete-order';

const orderKeys = {
  all: ['orders'] as const,
  lists: ['orders', 'list'] as const,
  list: (page: number, limit: number) => ['orders', 'list', page, limit] as const,
  detail: (id: number) => ['orders', 'detail', id] as const,
};

interface Page {
  page: number;
  limit: number;
}

const ownOrdersQuery = ({ page, limit }: Page) =>
  queryOptions({
    queryKey: orderKeys.list(page, limit),
    queryFn: async ({ signal }) => {
      const asked = { page: String(page), limit: String(limit) };
      const found = await callApi('GET /transaction', { query: asked }, { signal });
      return { ...found, data: found.data.map(completeRow) };
    },
    placeholderData: keepPreviousData,
  });

/** The customer's orders, newest first. */
export function useOwnOrders(page: Page) {
  const query = useQuery(ownOrdersQuery(page));
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the specification wants this failure logged.
    if (query.error) console.error('Gagal ambil transaksi', query.error);
  }, [query.error]);
  return query;
}

const LATEST = { page: 1, limit: 3 };

/** The dashboard's newest three. */
export const latestOrdersQuery = ownOrdersQuery(LATEST);
export const useLatestOrders = () => useOwnOrders(LATEST);

export function useOwnOrder(id: number) {
  return useQuery({
    queryKey: orderKeys.detail(id),
    queryFn: async ({ signal }) =>
      completeOrder(
        await callApi('GET /transaction/:id', { params: { id: String(id) } }, { signal }),
      ),
    // Always refetched when opened, because the seller may have approved it a second ago.
    staleTime: 0,
  });
}

function storeOrder(client: QueryClient, order: Order) {
  // The specification does not say what is answered: without the order, it is read again.
  if (!order?.details) return client.invalidateQueries({ queryKey: orderKeys.all });
  client.setQueryData(orderKeys.detail(order.id), completeOrder(order));
  return client.invalidateQueries({ queryKey: orderKeys.lists });
}

/** Puts an order from an answer into the cache and refetches the lists. */
export function useStoreOwnOrder() {
  const client = useQueryClient();
  return useCallback((order: Order) => storeOrder(client, order), [client]);
}

/** Refetches all orders: after a checkout, or when the screen turned out to be stale. */
export function useRefreshOrders() {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries({ queryKey: orderKeys.all }), [client]);
}
