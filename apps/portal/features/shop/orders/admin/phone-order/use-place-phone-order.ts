import { useMutation } from '@tanstack/react-query';
import type { ManagedOrder, placeOrderForCustomer, RouteInput } from '@timesync/contract';
import { callApi } from '~/lib/api/api-client';
import { notifySuccess } from '~/lib/browser/notify';
import { useStoreManagedOrder } from '../managed-order-queries';

interface PhoneOrder {
  body: RouteInput<typeof placeOrderForCustomer>['body'];
  /** One per content: pressing again after a lost answer does not order twice. */
  idempotencyKey: string;
}

export function usePlacePhoneOrder(onPlaced: (order: ManagedOrder) => void) {
  const store = useStoreManagedOrder();
  return useMutation({
    mutationFn: ({ body, idempotencyKey }: PhoneOrder) =>
      callApi('POST /admin/transactions', { body }, { idempotencyKey }),
    onSuccess: (order) => {
      notifySuccess('Pesanan berhasil dibuat');
      void store(order);
      onPlaced(order);
    },
  });
}
