import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Order, PlaceOrderBody } from '@timesync/contract';
import { useState } from 'react';
import { callApi } from '~/lib/api';
import { createOrderAttempt } from './order-attempt';

const mutationKey = ['place-order'];

interface PlaceOrderCallbacks {
  onPlaced: (order: Order) => void;
  /** The order may exist although its answer was lost, and prices may have changed. */
  onFailed: () => void;
}

export function usePlaceOrder(email: string, { onPlaced, onFailed }: PlaceOrderCallbacks) {
  const [attempt] = useState(() => createOrderAttempt(email, localStorage));
  const client = useQueryClient();
  const mutation = useMutation({
    mutationKey,
    mutationFn: async (body: PlaceOrderBody) => {
      const send = () =>
        callApi(
          'POST /transaction',
          { body },
          { toast: false, idempotencyKey: attempt.keyFor(body) },
        );
      const order = await send();
      if (order.status !== 'cancelled' && order.status !== 'expired') return order;
      // The stored key belongs to an old order that has ended since: this one needs a new key.
      attempt.succeeded();
      return send();
    },
    onSuccess: (order) => {
      // First the cart, then the key: another tab that still has the cart finds the same order.
      onPlaced(order);
      attempt.succeeded();
    },
    onError: onFailed,
  });
  return {
    isPending: mutation.isPending,
    error: mutation.error,
    place(body: PlaceOrderBody) {
      // A double click can arrive before the button is disabled.
      if (client.isMutating({ mutationKey }) === 0) mutation.mutate(body);
    },
  };
}
