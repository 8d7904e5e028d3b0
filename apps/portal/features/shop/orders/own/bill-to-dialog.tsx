import type { Order } from '@timesync/contract';
import { EntryDialog } from '~/components/form';
import { callApi } from '~/lib/api';
import { BillToFields, billToForm, typedBillTo } from '../bill-to';
import { useStoreOwnOrder } from './own-order-queries';

export default function BillToDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const store = useStoreOwnOrder();
  return (
    <EntryDialog
      title="Nama di invoice dan kwitansi"
      description="Dapat diganti sampai pembayaran kami terima."
      about={order.invoiceNumber}
      confirm="Simpan"
      back="Batal"
      onClose={onClose}
      draft={`bill to ${order.id}`}
      schema={billToForm}
      defaultValues={typedBillTo(order.billTo)}
      send={async (body) => {
        const params = { id: order.id };
        void store(await callApi('PUT /transaction/:id/bill-to', { params, body }));
      }}
      done="Nama di kwitansi tersimpan"
    >
      <BillToFields />
    </EntryDialog>
  );
}
