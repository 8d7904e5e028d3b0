import { useQuery } from '@tanstack/react-query';
import { SelectInput } from '~/components/ui/inputs/select';
import { callApi } from '~/lib/api/api-client';

const MOST_PRODUCTS = '100';

/** The products that a licence can be given for. */
function useLicensedProducts() {
  return useQuery({
    queryKey: ['gift', 'products'],
    queryFn: async ({ signal }) => {
      const query = { limit: MOST_PRODUCTS };
      const { data } = await callApi('GET /admin/products', { query }, { signal });
      return data.filter(({ requiresLicense }) => requiresLicense);
    },
  });
}

interface VariantSelectProps {
  variantId: number | undefined;
  onPick: (id: number | undefined) => void;
}

/** Products and their variants in one list: the variant decides for which devices the key is. */
export function VariantSelect({ variantId, onPick }: VariantSelectProps) {
  const { data: products = [] } = useLicensedProducts();
  return (
    <SelectInput
      label="Produk dan variant"
      empty="Pilih variant"
      value={variantId ?? ''}
      onPick={(value) => onPick(value ? Number(value) : undefined)}
    >
      {products.map((product) => (
        <optgroup key={product.id} label={product.name}>
          {product.ProductVariant.map((variant) => (
            <option key={variant.id} value={variant.id}>
              {variant.name} ({variant.init})
            </option>
          ))}
        </optgroup>
      ))}
    </SelectInput>
  );
}
