import { useQueryClient } from '@tanstack/react-query';
import { type FirstSteps, type ShopSettings, screens } from '@timesync/contract';
import { useController, useWatch } from 'react-hook-form';
import { Form, RupiahField, SelectField, SubmitButton } from '~/components/form';
import { ButtonLink, RadioGroup } from '~/components/ui';
import { callApi } from '~/lib/api';
import { notifySuccess } from '~/lib/browser/notify';
import { shippingModes } from '~/lib/values/shipping-modes';

const schema = async () => (await import('./product-step-form')).productStepForm;

type Shipping = Pick<ShopSettings, 'shippingMode' | 'shippingPrice'>;

interface ProductStepProps {
  examples: FirstSteps['examples'];
  shipping: Shipping;
  onSaved: () => void;
}

/** What is sold at which price, and what sending it costs, saved by one button. */
export function ProductStep({ examples, shipping, onSaved }: ProductStepProps) {
  const client = useQueryClient();
  const { shippingMode, shippingPrice } = shipping;
  const prices = examples.flatMap(({ variants }) =>
    variants.map(({ id, price }) => ({ variantId: id, price })),
  );
  return (
    <Form
      draft="products"
      schema={schema}
      defaultValues={{ examples: 'keep', prices, shippingMode, shippingPrice }}
      fallbackError="Langkah ini belum tersimpan."
      onSubmit={async ({ examples: choice, prices: wanted, ...sending }) => {
        if (examples.length > 0) {
          const body = { keep: choice === 'keep', prices: wanted };
          await callApi('POST /admin/first-steps/examples', { body });
        }
        await callApi('PATCH /admin/settings', { body: sending });
        // Products, accounts and settings have changed on every screen.
        void client.invalidateQueries();
        notifySuccess('Data berhasil diperbarui');
        onSaved();
      }}
    >
      {examples.length > 0 ? (
        <Examples examples={examples} />
      ) : (
        <ButtonLink to={screens.products} variant="secondary">
          Buka daftar produk
        </ButtonLink>
      )}
      <ShippingFields />
      <SubmitButton>Simpan dan lanjut</SubmitButton>
    </Form>
  );
}

function Examples({ examples }: Pick<ProductStepProps, 'examples'>) {
  const { field } = useController({ name: 'examples' });
  let row = -1;
  return (
    <>
      <RadioGroup
        legend={`Ada ${examples.length} produk contoh di katalog`}
        options={[
          { value: 'keep', label: 'Jual produk contoh dengan harga saya' },
          {
            value: 'remove',
            label: 'Buang produk contoh',
            description: 'Produk Anda sendiri ditambahkan di halaman Product.',
          },
        ]}
        value={field.value}
        onChange={field.onChange}
      />
      {field.value === 'keep' &&
        examples.map(({ id, name, variants }) => (
          <fieldset key={id} className="space-y-4">
            <legend className="mb-2 font-semibold text-ink">{name}</legend>
            {variants.map((variant) => {
              row += 1;
              return (
                <RupiahField key={variant.id} name={`prices.${row}.price`} label={variant.name} />
              );
            })}
          </fieldset>
        ))}
      <p className="text-ink-muted text-sm">
        Rekening contoh dibuang, karena uang ke sana tidak sampai kepada siapa pun.
      </p>
    </>
  );
}

function ShippingFields() {
  const mode = useWatch({ name: 'shippingMode' });
  return (
    <>
      <SelectField
        name="shippingMode"
        label="Ongkos kirim"
        hint="Untuk produk yang dikirim ke alamat. Tarif per provinsi ada di Pengaturan."
        options={shippingModes}
      />
      {mode === 'flat' && <RupiahField name="shippingPrice" label="Tarif tetap" />}
    </>
  );
}
