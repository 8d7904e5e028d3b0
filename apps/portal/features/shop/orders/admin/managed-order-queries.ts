// All keys begin like the customer's own orders: an admin may be a customer too, and what is decided
// here shows there.

import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ManagedOrder, ManagedOrderSummary, OrderAction, Page } from '@timesync/contract';
import { useCallback } from 'react';
import { callApi } from '~/lib/api/api-client';
import { completeManagedOrder, completeRow } from '../complete-order';

/** The most a list gives at once; the next ones follow when these are decided. */
const QUEUE_SIZE = 100;
const LOOK_AGAIN_MS = 60_000;

const keys = {
  all: ['orders'] as const,
  managed: ['orders', 'managed'] as const,
  waiting: ['orders', 'managed', 'waiting'] as const,
  counts: ['orders', 'managed', 'counts'] as const,
  detail: (id: number) => ['orders', 'managed', 'detail', id] as const,
};

export const managedOrders = {
  route: 'GET /admin/transactions',
  queryKey: keys.managed,
  completeRow: completeRow<ManagedOrderSummary>,
} as const;

/** For the tabs above the list; without an answer they have no numbers. */
export function useOrderCounts() {
  return useQuery({
    queryKey: keys.counts,
    queryFn: ({ signal }) =>
      callApi('GET /admin/transactions/counts', {}, { signal, toast: false }),
    staleTime: 0,
  });
}

export function useWaitingProofs() {
  return useQuery({
    queryKey: keys.waiting,
    queryFn: ({ signal }) =>
      callApi(
        'GET /admin/transactions',
        { query: { status: 'confirm', limit: String(QUEUE_SIZE) } },
        { signal },
      ),
    refetchInterval: LOOK_AGAIN_MS,
    staleTime: 0,
  });
}

function orderOptions(id: number) {
  return {
    queryKey: keys.detail(id),
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      completeManagedOrder(
        await callApi('GET /admin/transactions/:id', { params: { id: String(id) } }, { signal }),
      ),
    // The customer may have sent another proof a second ago.
    staleTime: 0,
  };
}

export function useManagedOrder(id: number) {
  return useQuery(orderOptions(id));
}

/** An order can be decided only once it is loaded and allows the action. */
export function useMayDecide() {
  const client = useQueryClient();
  return (id: number | undefined, action: OrderAction) =>
    id !== undefined &&
    client.getQueryData<ManagedOrder>(keys.detail(id))?.allowedActions.includes(action) === true;
}

export function usePrefetchOrder() {
  const client = useQueryClient();
  return useCallback((id: number) => void client.prefetchQuery(orderOptions(id)), [client]);
}

function storeManagedOrder(client: QueryClient, order: ManagedOrder) {
  // The specification does not say what is answered: without the order, it is read again.
  if (!order?.details) return client.invalidateQueries({ queryKey: keys.all });
  client.setQueryData(keys.detail(order.id), completeManagedOrder(order));
  if (order.status !== 'confirm') {
    // Removed from the review queue at once, before the next answer arrives.
    client.setQueryData<Page<ManagedOrderSummary>>(
      keys.waiting,
      (page) => page && { ...page, data: page.data.filter(({ id }) => id !== order.id) },
    );
  }
  return client.invalidateQueries({ queryKey: keys.all });
}

/** Takes over an order that a call has just answered with; every list is read again. */
export function useStoreManagedOrder() {
  const client = useQueryClient();
  return useCallback((order: ManagedOrder) => storeManagedOrder(client, order), [client]);
}
