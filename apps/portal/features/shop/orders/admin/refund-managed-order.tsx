import { cancelManagedOrderBody, formatRupiah, type ManagedOrder } from '@timesync/contract';
import { Button } from '@timesync/ui';
import { useState } from 'react';
import { callApi } from '~/lib/api/api-client';
import { notifySuccess } from '~/lib/browser/notify';
import { useStoreManagedOrder } from './managed-order-queries';
import { ReasonDialog } from './reason-dialog';

export function RefundManagedOrder({ order }: { order: ManagedOrder }) {
  const [isAsking, setIsAsking] = useState(false);
  const store = useStoreManagedOrder();
  const amount = order.receivedAmount - order.refundedAmount;
  const licenses = order.details.reduce((sum, line) => sum + line.licenses.length, 0);
  return (
    <>
      <Button variant="quiet" className="text-danger-text" onClick={() => setIsAsking(true)}>
        Refund
      </Button>
      {isAsking && (
        <ReasonDialog
          order={order}
          title={`Refund ${formatRupiah(amount)}?`}
          description={`Transaksi ditandai sudah dikembalikan dananya dan ${licenses} lisensinya dicabut. Ini tidak dapat dibatalkan. ${formatRupiah(amount)} Anda transfer sendiri kepada pembeli.`}
          actionLabel="Refund dan cabut lisensi"
          // The same fields: without units everything goes back.
          schema={cancelManagedOrderBody}
          onClose={() => setIsAsking(false)}
          onSubmit={async (body) => {
            const refunded = await callApi('POST /admin/transactions/refund', { body });
            setIsAsking(false);
            notifySuccess('Transaksi berhasil di-refund');
            await store(refunded);
          }}
        />
      )}
    </>
  );
}
