import { formatRupiah, MAX_QUANTITY, type Product } from '@timesync/contract';
import { Button, Field } from '@timesync/ui';
import { Plus } from 'lucide-react';
import type { RefObject } from 'react';
import { QuantityInput } from '~/components/ui/inputs/quantity-input';
import { Select } from '~/components/ui/inputs/select';
import { type LineChoice, NO_CHOICE } from './order-draft';

interface LineAdderProps {
  products: Product[];
  choice: LineChoice;
  onChoice: (choice: LineChoice) => void;
  /** The element in which wrong fields are searched. */
  row: RefObject<HTMLDivElement | null>;
  onAdd: () => void;
}

export function LineAdder({ products, choice, onChoice, row, onAdd }: LineAdderProps) {
  return (
    <div ref={row} className="grid gap-4 sm:grid-cols-[1fr_8rem_auto]">
      <Field label="Produk">
        {(control) => (
          <Select
            {...control}
            value={offerId(choice)}
            onChange={({ target }) => {
              const [productId = '', variantId = ''] = target.value.split(BETWEEN);
              onChoice({ ...choice, productId, variantId });
            }}
          >
            <option value={offerId(NO_CHOICE)}>Pilih produk</option>
            {products.flatMap(offersOf).map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Qty:">
        {(control) => (
          <QuantityInput
            {...control}
            value={choice.qty}
            onChange={(qty) => onChoice({ ...choice, qty })}
            min={1}
            max={MAX_QUANTITY}
          />
        )}
      </Field>
      <Button variant="secondary" className="h-12 self-end" onClick={onAdd}>
        <Plus aria-hidden className="size-5" />
        Tambah
      </Button>
    </div>
  );
}

const BETWEEN = ':';

const offerId = ({ productId, variantId }: Pick<LineChoice, 'productId' | 'variantId'>) =>
  productId + BETWEEN + variantId;

/** What can be ordered of a product: each variant, or the product itself where it has none. */
function offersOf({ id, name, price, ProductVariant: variants }: Product) {
  if (variants.length === 0) {
    return [offer(id, '', `${name} (${formatRupiah(price)})`)];
  }
  return variants.map((variant) =>
    offer(id, String(variant.id), `${name}, ${variant.name} (${formatRupiah(variant.price)})`),
  );
}

const offer = (id: number, variantId: string, label: string) => ({
  value: offerId({ productId: String(id), variantId }),
  label,
});
