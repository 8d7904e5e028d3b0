import type { CreateProductBody } from '@timesync/contract';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { RupiahField } from '~/components/form/rupiah-field';
import { Fact } from '~/components/ui/content/fact';
import { formatPriceRange } from '../price-range';

/** With variants, customers pay a variant's price: the product's own would change nothing they see. */
export function PriceField() {
  const { getValues, resetField } = useFormContext<CreateProductBody>();
  const [price, variants = []] = useWatch<CreateProductBody, ['price', 'variants']>({
    name: ['price', 'variants'],
  });
  const hasVariants = variants.length > 0;
  useEffect(() => {
    // A mistake in a field that is no longer there could not be corrected.
    if (hasVariants && !(getValues('price') >= 0)) resetField('price');
  }, [hasVariants, getValues, resetField]);

  if (!hasVariants) return <RupiahField name="price" label="Harga" />;
  const priced = variants.filter((variant) => variant.price >= 0);
  return (
    <dl className="text-sm sm:pt-1">
      <Fact label="Harga untuk pelanggan">
        <span className="font-semibold tabular-nums">
          {priced.length > 0 ? formatPriceRange({ price, ProductVariant: priced }) : '-'}
        </span>
      </Fact>
    </dl>
  );
}
