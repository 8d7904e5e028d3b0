import { formatRupiah, MAX_QUANTITY, type Product } from '@timesync/contract';
import { Button, Field } from '@timesync/ui';
import { Plus } from 'lucide-react';
import type { RefObject } from 'react';
import { QuantityInput } from '~/components/ui/inputs/quantity-input';
import { Select } from '~/components/ui/inputs/select';
import type { LineChoice } from './order-draft';

interface LineAdderProps {
  products: Product[];
  choice: LineChoice;
  onChoice: (choice: LineChoice) => void;
  /** The element in which wrong fields are searched. */
  row: RefObject<HTMLDivElement | null>;
  onAdd: () => void;
}

export function LineAdder({ products, choice, onChoice, row, onAdd }: LineAdderProps) {
  const product = products.find(({ id }) => String(id) === choice.productId);
  const variants = product?.ProductVariant ?? [];
  return (
    <div ref={row} className="grid gap-4 sm:grid-cols-2">
      <Field label="Produk">
        {(control) => (
          <Select
            {...control}
            value={choice.productId}
            onChange={({ target }) =>
              onChoice({ ...choice, productId: target.value, variantId: '' })
            }
          >
            <option value="">Pilih produk</option>
            {products.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Variant">
        {(control) => (
          <Select
            {...control}
            value={choice.variantId}
            disabled={variants.length === 0}
            onChange={({ target }) => onChoice({ ...choice, variantId: target.value })}
          >
            <option value="">
              {product && variants.length === 0 ? 'Tanpa variant' : 'Pilih variant'}
            </option>
            {variants.map(({ id, name, price }) => (
              <option key={id} value={id}>
                {name} ({formatRupiah(price)})
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
