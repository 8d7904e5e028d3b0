import { formatRupiah, type ManagedOrder, setShippingCostBody } from '@timesync/contract';
import { Form } from '~/components/form/form';
import { RupiahField } from '~/components/form/rupiah-field';
import { SubmitButton } from '~/components/form/submit-button';
import { callApi } from '~/lib/api/api-client';
import { notifySuccess } from '~/lib/browser/notify';
import { useStoreManagedOrder } from './managed-order-queries';

/** The order waits for this number: the customer is asked to pay as soon as it is said. */
export function SetShippingCost({ order }: { order: ManagedOrder }) {
  const store = useStoreManagedOrder();
  return (
    <Form
      schema={setShippingCostBody}
      defaultValues={{ transactionId: order.id, amount: 0 }}
      fallbackError="Ongkos kirim belum tersimpan."
      className="rounded-control border border-line p-4"
      onSubmit={async (body) => {
        const priced = await callApi('POST /admin/transactions/shipping-cost', { body });
        notifySuccess('Ongkos kirim tersimpan, pelanggan dikabari');
        await store(priced);
      }}
    >
      <RupiahField
        name="amount"
        label="Ongkos kirim"
        hint={`Ditambahkan ke ${formatRupiah(order.totalAmount)}. Pelanggan lalu diminta membayar lewat email.`}
      />
      <SubmitButton>Simpan dan minta pembayaran</SubmitButton>
    </Form>
  );
}
