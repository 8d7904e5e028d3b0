import type { Order } from '@timesync/contract';
import { Button } from '@timesync/ui';
import { useState } from 'react';
import { Confirm } from '~/components/ui';
import { callApi, keys } from '~/lib/api';
import { useStoreOwnOrder } from './own-order-queries';

export function CancelOwnOrder({ order }: { order: Order }) {
  const [isAsking, setIsAsking] = useState(false);
  const storeOrder = useStoreOwnOrder();
  return (
    <>
      <Button variant="quiet" className="text-danger-text" onClick={() => setIsAsking(true)}>
        Batalkan Pesanan
      </Button>
      {isAsking && (
        <Confirm
          title="Batalkan pesanan ini?"
          question="Pesanan yang dibatalkan tidak dapat dibuka lagi. Kalau Anda sudah mentransfer, jangan batalkan: kirim bukti pembayarannya."
          itemName={order.invoiceNumber}
          actionLabel="Ya, batalkan pesanan"
          cancelLabel="Tidak, kembali"
          send={async () => {
            const params = { id: order.id };
            await storeOrder(await callApi('POST /transaction/:id/cancel', { params }));
          }}
          done="Pesanan berhasil dibatalkan"
          changes={[keys.orders]}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
