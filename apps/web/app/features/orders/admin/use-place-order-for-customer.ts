import { useMutation } from '@tanstack/react-query';
import { type ManagedOrder, placeOrderForCustomer } from '@timesync/contract';
import { callApi } from '~/lib/api-client';
import { notifySuccess } from '~/lib/notify';
import { useStoreManagedOrder } from './managed-order-queries';
import type { DraftLine } from './order-draft';

interface PhoneOrder {
  userId: number;
  details: DraftLine[];
  /** One per content: pressing again after a lost answer does not order twice. */
  idempotencyKey: string;
}

export function usePlaceOrderForCustomer(onPlaced: (order: ManagedOrder) => void) {
  const store = useStoreManagedOrder();
  return useMutation({
    mutationFn: ({ userId, details, idempotencyKey }: PhoneOrder) =>
      callApi(
        placeOrderForCustomer,
        { body: { userId, details } },
        { idempotencyKey, toast: false },
      ),
    onSuccess: (order) => {
      notifySuccess('Pesanan berhasil dibuat');
      void store(order);
      onPlaced(order);
    },
  });
}
