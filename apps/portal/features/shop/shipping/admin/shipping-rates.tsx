import { useQuery, useQueryClient } from '@tanstack/react-query';
import { formatRupiah } from '@timesync/contract';
import { Button } from '@timesync/ui';
import { Trash2 } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { Form, RupiahField, SubmitButton } from '~/components/form';
import { callApi, keys, readOf, storeAnswer, useChange } from '~/lib/api';
import { RegionField } from '../region-field';

const ratesQuery = readOf(keys.shipping, 'GET /admin/shipping-rates');
const schema = async () => (await import('../shipping-schemas')).shippingRateSchema;

/** Shows the prices of single provinces, which are saved one by one. */
export default function ShippingRates() {
  const client = useQueryClient();
  const { data } = useQuery(ratesQuery);
  const change = useChange({
    send: async (body: { province: string; price: number | null }) => {
      const rates = await callApi('POST /admin/shipping-rates', { body });
      storeAnswer(client, ratesQuery.queryKey, rates);
    },
    done: 'Data berhasil diperbarui',
  });
  return (
    <div className="space-y-4">
      <h2 className="font-semibold text-ink">Tarif per provinsi</h2>
      {data?.rates.length === 0 && (
        <p className="text-ink-muted text-sm">Belum ada provinsi dengan tarif sendiri.</p>
      )}
      <ul className="divide-y divide-line">
        {data?.rates.map(({ province, price }) => (
          <li key={province} className="flex items-center gap-3 text-sm">
            <span className="min-w-0 flex-1 break-words text-ink">{province}</span>
            <span className="tabular-nums">{price === 0 ? 'Gratis' : formatRupiah(price)}</span>
            <Button
              variant="quiet"
              size="icon"
              aria-label={`Hapus tarif ${province}`}
              className="text-danger-text"
              disabled={change.isPending}
              onClick={() => change.mutate({ province, price: null })}
            >
              <Trash2 aria-hidden className="size-5" />
            </Button>
          </li>
        ))}
      </ul>
      <Form
        // A new key empties the form after each province.
        key={data?.rates.length}
        schema={schema}
        defaultValues={{ province: '', price: 0 }}
        fallbackError="Tarif belum tersimpan."
        onSubmit={async (body) => void (await change.mutateAsync(body))}
      >
        <ProvinceField />
        <RupiahField name="price" label="Tarif" />
        <SubmitButton variant="secondary">Simpan tarif</SubmitButton>
      </Form>
    </div>
  );
}

function ProvinceField() {
  const { setValue } = useFormContext();
  return (
    <RegionField
      name="province"
      label="Provinsi"
      onChoose={({ province }) => setValue('province', province, { shouldDirty: true })}
    />
  );
}
