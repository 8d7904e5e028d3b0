import { useMutation } from '@tanstack/react-query';
import type { Order } from '@timesync/contract';
import { Button } from '@timesync/ui';
import { useState } from 'react';
import { Dialog } from '~/components/ui/overlays/dialog';
import { callApi } from '~/lib/api/api-client';
import { isOutdated } from '~/lib/api/api-error';
import { notifySuccess } from '~/lib/browser/notify';
import { useRefreshOrders, useStoreOwnOrder } from './own-order-queries';

/** Not the shared confirmation: its "Batal" beside "Batalkan" would confuse. */
export function CancelOwnOrder({ order }: { order: Order }) {
  const [isAsking, setIsAsking] = useState(false);
  const storeOrder = useStoreOwnOrder();
  const refreshOrders = useRefreshOrders();
  const cancel = useMutation({
    mutationFn: () => callApi('POST /transaction/:id/cancel', { params: { id: String(order.id) } }),
    onSuccess: (cancelled) => {
      setIsAsking(false);
      notifySuccess('Pesanan berhasil dibatalkan');
      return storeOrder(cancelled);
    },
    onError: (error) => {
      if (!isOutdated(error)) return;
      setIsAsking(false);
      return refreshOrders();
    },
  });
  return (
    <>
      <Button variant="quiet" className="text-danger-text" onClick={() => setIsAsking(true)}>
        Batalkan Pesanan
      </Button>
      {isAsking && (
        <Dialog
          onClose={() => cancel.isPending || setIsAsking(false)}
          title="Batalkan pesanan ini?"
          description="Pesanan yang dibatalkan tidak dapat dibuka lagi. Kalau Anda sudah mentransfer, jangan batalkan: kirim bukti pembayarannya."
        >
          <p className="mb-5 rounded-control bg-sunken px-3.5 py-2.5 font-semibold text-ink">
            {order.invoiceNumber}
          </p>
          <div className="flex flex-col gap-3 sm:flex-row-reverse">
            <Button variant="danger" isPending={cancel.isPending} onClick={() => cancel.mutate()}>
              Ya, batalkan pesanan
            </Button>
            <Button
              variant="secondary"
              disabled={cancel.isPending}
              onClick={() => setIsAsking(false)}
            >
              Tidak, kembali
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
