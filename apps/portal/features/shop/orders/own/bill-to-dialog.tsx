import type { Order } from '@timesync/contract';
import { FormDialog } from '~/components/form/form-dialog';
import { callApi } from '~/lib/api/api-client';
import { notifySuccess } from '~/lib/browser/notify';
import { BillToFields } from '../bill-to-fields';
import { billToForm, typedBillTo } from '../bill-to-form';
import { useStoreOwnOrder } from './own-order-queries';

interface BillToDialogProps {
  order: Order;
  onClose: () => void;
}

export function BillToDialog({ order, onClose }: BillToDialogProps) {
  const store = useStoreOwnOrder();
  return (
    <FormDialog
      title="Nama di invoice dan kwitansi"
      description="Dapat diganti sampai pembayaran kami terima."
      about={order.invoiceNumber}
      confirm="Simpan"
      back="Batal"
      onClose={onClose}
      draft={`bill to ${order.id}`}
      schema={billToForm}
      defaultValues={typedBillTo(order.billTo)}
      onSubmit={async (body) => {
        const changed = await callApi('PUT /transaction/:id/bill-to', {
          params: { id: String(order.id) },
          body,
        });
        onClose();
        notifySuccess('Nama di kwitansi tersimpan');
        await store(changed);
      }}
    >
      <BillToFields />
    </FormDialog>
  );
}
