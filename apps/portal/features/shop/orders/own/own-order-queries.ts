import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Order, OwnOrderSummary, Page } from '@timesync/contract';
import { useEffect } from 'react';
import { keys, readOf, storeAnswer } from '~/lib/api';
import { completeOrder, completeRow } from '../complete-order';

const lists = [...keys.orders, 'list'];

const ownOrdersQuery = ({ page, limit }: { page: number; limit: number }) =>
  readOf(lists, 'GET /transaction', { query: { page: String(page), limit: String(limit) } });

const ownOrderQuery = (id: number) =>
  readOf([...keys.orders, 'detail'], 'GET /transaction/:id', { params: { id } });

const completePage = (page: Page<OwnOrderSummary>) => ({
  ...page,
  data: page.data.map(completeRow),
});

/** The customer's orders, newest first. */
export function useOwnOrders(page: { page: number; limit: number }) {
  const query = useQuery({
    ...ownOrdersQuery(page),
    select: completePage,
    placeholderData: keepPreviousData,
  });
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

/** Always refetched when opened, because the seller may have approved it a second ago. */
export const useOwnOrder = (id: number) =>
  useQuery({ ...ownOrderQuery(id), select: completeOrder, staleTime: 0 });

/** Puts an order from an answer into the cache and refetches the lists. */
export function useStoreOwnOrder() {
  const client = useQueryClient();
  return (order: Order) => {
    // The specification does not say what is answered: without the order, it is read again.
    if (!order?.details) return client.invalidateQueries({ queryKey: keys.orders });
    storeAnswer(client, ownOrderQuery(order.id).queryKey, order);
    return client.invalidateQueries({ queryKey: lists });
  };
}
