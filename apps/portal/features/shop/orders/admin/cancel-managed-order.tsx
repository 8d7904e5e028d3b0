import { cancelManagedOrderBody, type ManagedOrder } from '@timesync/contract';
import { Button } from '@timesync/ui';
import { useState } from 'react';
import { callApi } from '~/lib/api/api-client';
import { notifySuccess } from '~/lib/browser/notify';
import { useStoreManagedOrder } from './managed-order-queries';
import { ReasonDialog } from './reason-dialog';

export function CancelManagedOrder({ order }: { order: ManagedOrder }) {
  const [isAsking, setIsAsking] = useState(false);
  const store = useStoreManagedOrder();
  return (
    <>
      <Button variant="quiet" className="text-danger-text" onClick={() => setIsAsking(true)}>
        Batalkan Pesanan
      </Button>
      {isAsking && (
        <ReasonDialog
          order={order}
          title="Batalkan pesanan ini?"
          description="Pesanan yang dibatalkan tidak dapat dibuka lagi."
          actionLabel="Ya, batalkan pesanan"
          schema={cancelManagedOrderBody}
          onClose={() => setIsAsking(false)}
          onSubmit={async (body) => {
            const cancelled = await callApi('POST /admin/transactions/cancel', { body });
            setIsAsking(false);
            notifySuccess('Pesanan berhasil dibatalkan');
            await store(cancelled);
          }}
        />
      )}
    </>
  );
}
