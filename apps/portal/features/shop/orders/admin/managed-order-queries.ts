import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ManagedOrder, ManagedOrderSummary, OrderAction } from '@timesync/contract';
import { useCallback } from 'react';
import { keys, readOf, storeAnswer } from '~/lib/api';
import { completeManagedOrder, completeRow } from '../complete-order';

/** The most a list gives at once; the next ones follow when these are decided. */
const QUEUE_SIZE = 100;
const LOOK_AGAIN_MS = 60_000;

export const managedOrders = {
  route: 'GET /admin/transactions',
  queryKey: keys.managedOrders,
  completeRow: completeRow<ManagedOrderSummary>,
} as const;

const waitingQuery = readOf([...keys.managedOrders, 'waiting'], 'GET /admin/transactions', {
  query: { status: 'confirm', limit: String(QUEUE_SIZE) },
});

/** The customer may have sent another proof a second ago. */
const orderQuery = (id: number) => ({
  ...readOf([...keys.managedOrders, 'detail'], 'GET /admin/transactions/:id', {
    params: { id },
  }),
  staleTime: 0,
});

/** For the tabs above the list; without an answer they have no numbers. */
export const useOrderCounts = () =>
  useQuery({
    ...readOf(keys.managedOrders, 'GET /admin/transactions/counts', {}, { toast: false }),
    staleTime: 0,
  });

export const useWaitingProofs = () =>
  useQuery({ ...waitingQuery, refetchInterval: LOOK_AGAIN_MS, staleTime: 0 });

/** Undefined while it is not known which one. */
export const useManagedOrder = (id: number | undefined) =>
  useQuery({ ...orderQuery(id ?? 0), select: completeManagedOrder, enabled: id !== undefined });

/** An order can be decided only once it is loaded and allows the action. */
export function useMayDecide() {
  const client = useQueryClient();
  return (id: number | undefined, action: OrderAction) => {
    const order = id !== undefined && client.getQueryData(orderQuery(id).queryKey);
    return Boolean(order && completeManagedOrder(order).allowedActions.includes(action));
  };
}

export function usePrefetchOrder() {
  const client = useQueryClient();
  return useCallback((id: number) => void client.prefetchQuery(orderQuery(id)), [client]);
}

/** Takes over an order that a call has just answered with; every list is read again. */
export function useStoreManagedOrder() {
  const client = useQueryClient();
  return (order: ManagedOrder) => {
    // The specification does not say what is answered: without the order, it is read again.
    if (order?.details) storeAnswer(client, orderQuery(order.id).queryKey, order);
    if (order?.details && order.status !== 'confirm') {
      // Removed from the review queue at once, before the next answer arrives.
      client.setQueryData(
        waitingQuery.queryKey,
        (page) => page && { ...page, data: page.data.filter(({ id }) => id !== order.id) },
      );
    }
    return client.invalidateQueries({ queryKey: keys.orders });
  };
}
