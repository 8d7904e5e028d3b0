import type { CreateProductBody } from '@timesync/contract';
import { useWatch } from 'react-hook-form';
import { RupiahField } from '~/components/form/rupiah-field';
import { formatPriceRange } from '../price-range';

/** With variants, customers pay a variant's price: the hint says which, and what this one is for. */
export function PriceField() {
  const [price, variants = []] = useWatch<CreateProductBody, ['price', 'variants']>({
    name: ['price', 'variants'],
  });
  const priced = variants.filter((variant) => variant.price >= 0);
  const range = priced.length > 0 ? formatPriceRange({ price, ProductVariant: priced }) : '-';
  return (
    <RupiahField
      name="price"
      label="Harga default"
      hint={
        variants.length > 0
          ? `Mengisi harga variant baru. Pelanggan membayar harga variant: ${range}.`
          : 'Dibayar pelanggan, selama produk tidak punya variant.'
      }
    />
  );
}
