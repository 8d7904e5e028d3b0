import type { CreateProductBody } from '@timesync/contract';
import { useWatch } from 'react-hook-form';
import { CheckboxField } from '~/components/form/checkbox-field';
import { NumberField } from '~/components/form/number-field';

/** Further fields of a box; a product with variants has its stock at each variant. */
export function ShippedFields() {
  const [isShipped, variants = []] = useWatch<CreateProductBody, ['isShipped', 'variants']>({
    name: ['isShipped', 'variants'],
  });
  return (
    <>
      <CheckboxField name="isShipped" label="Dikirim ke alamat" />
      <div className="grid gap-5 sm:grid-cols-3">
        {isShipped && <NumberField name="weightGrams" label="Berat (gram)" />}
        {isShipped && <NumberField name="warrantyMonths" label="Garansi (bulan)" />}
        {variants.length === 0 && (
          <NumberField name="stock" label="Stok" hint="Kosongkan jika tidak dihitung." />
        )}
      </div>
    </>
  );
}
