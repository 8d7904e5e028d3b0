import {
  formatRupiah,
  MAX_PRICE,
  type ManagedOrder,
  setShippingCostBody,
  z,
} from '@timesync/contract';
import { useState } from 'react';
import { Form, RupiahField, SubmitButton } from '~/components/form';
import { Checkbox } from '~/components/ui';
import { callApi } from '~/lib/api';
import { notifySuccess } from '~/lib/browser/notify';
import { useNoticeSentence } from '~/lib/seller-settings/use-notice-phrase';
import { useStoreManagedOrder } from './managed-order-queries';

const MISSING = 'Isi ongkos kirim, atau pilih "Gratis ongkir".';

/** Zero is never typed by accident: it has a choice of its own. */
const paidCost = setShippingCostBody.extend({
  amount: z
    .number(MISSING)
    .int('Ongkos kirim harus bilangan bulat')
    .min(1, MISSING)
    .max(MAX_PRICE, 'Ongkos kirim terlalu besar'),
});

/** Sets the shipping cost that the order waits for; then the customer is asked to pay. */
export function SetShippingCost({ order }: { order: ManagedOrder }) {
  const store = useStoreManagedOrder();
  const [isFree, setIsFree] = useState(false);
  const notice = useNoticeSentence(order.user.email);
  return (
    <div className="space-y-3 rounded-control border border-line p-4">
      <Checkbox
        label="Gratis ongkir"
        checked={isFree}
        onChange={({ target }) => setIsFree(target.checked)}
      />
      <Form
        key={String(isFree)}
        draft={`shipping cost ${order.id}`}
        schema={isFree ? setShippingCostBody : paidCost}
        defaultValues={{ transactionId: order.id, ...(isFree && { amount: 0 }) }}
        fallbackError="Ongkos kirim belum tersimpan."
        onSubmit={async (body) => {
          const priced = await callApi('POST /admin/transactions/shipping-cost', { body });
          notifySuccess('Ongkos kirim tersimpan');
          await store(priced);
        }}
      >
        {isFree ? (
          <p className="text-ink-muted">
            Pelanggan membayar {formatRupiah(order.totalAmount)}, tanpa ongkos kirim. {notice}
          </p>
        ) : (
          <RupiahField
            name="amount"
            label="Ongkos kirim"
            hint={`Ditambahkan ke ${formatRupiah(order.totalAmount)}. ${notice}`}
          />
        )}
        <SubmitButton>Simpan dan minta pembayaran</SubmitButton>
      </Form>
    </div>
  );
}
