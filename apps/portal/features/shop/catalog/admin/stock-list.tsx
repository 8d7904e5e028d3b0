import { useQuery } from '@tanstack/react-query';
import type { StockedOffer } from '@timesync/contract';
import { Card } from '@timesync/ui';
import { Boxes } from 'lucide-react';
import { Form, NumberField, SubmitButton } from '~/components/form';
import { EmptyState, Loaded } from '~/components/ui';
import { callApi, keys, readOf, useRefresh } from '~/lib/api';
import { notifySuccess } from '~/lib/browser/notify';

const schema = async () => (await import('./stock-form')).stockForm;

/** Every offer of the warehouse, each counted and saved by itself. */
export default function StockList() {
  const query = useQuery(readOf(keys.stock, 'GET /admin/stock', {}, { toast: false }));
  return (
    <Loaded query={query} failure="Stok tidak dapat dimuat.">
      {({ data }) =>
        data.length === 0 ? (
          <Card>
            <EmptyState icon={Boxes} title="Belum ada barang yang dihitung">
              Stok dihitung untuk produk yang dikirim ke alamat.
            </EmptyState>
          </Card>
        ) : (
          <ul className="grid gap-4 sm:grid-cols-2">
            {data.map((offer) => (
              <li key={`${offer.productId} ${offer.variantId} ${offer.stock}`}>
                <OfferCount offer={offer} />
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

function OfferCount({ offer }: { offer: StockedOffer }) {
  const refresh = useRefresh(keys.stock);
  const { label, productId, variantId, stock: stockSeen } = offer;
  return (
    <Card aria-label={label}>
      <h2 className="wrap-anywhere mb-3 font-bold text-ink">{label}</h2>
      <Form
        schema={schema}
        defaultValues={{ stock: stockSeen }}
        fallbackError="Stok belum tersimpan."
        onSubmit={async ({ stock }) => {
          const body = { productId, variantId, stock, stockSeen };
          await callApi('POST /admin/stock', { body });
          notifySuccess('Stok tersimpan');
          await refresh();
        }}
      >
        <NumberField name="stock" label="Stok" hint="Kosongkan jika tidak dihitung." />
        <SubmitButton variant="secondary">Simpan</SubmitButton>
      </Form>
    </Card>
  );
}
