import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '~/lib/api/api-client';
import { notifySuccess } from '~/lib/browser/notify';

// Begins like the orders: what happens there shows here, and the other way round.
const keyOf = (orderId: number) => ['orders', 'delivery', orderId] as const;

export function useOwnDelivery(orderId: number) {
  return useQuery({
    queryKey: keyOf(orderId),
    queryFn: ({ signal }) =>
      callApi('GET /transaction/:id/delivery', { params: { id: String(orderId) } }, { signal }),
    staleTime: 0,
  });
}

export function useReceiveParcel() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (parcelId: number) =>
      callApi('POST /my-parcels/:id/receive', { params: { id: String(parcelId) } }),
    onSuccess: () => notifySuccess('Terima kasih, paket sudah diterima'),
    // The time line of the order tells it, too.
    onSettled: () => client.invalidateQueries({ queryKey: ['orders'] }),
  });
}
