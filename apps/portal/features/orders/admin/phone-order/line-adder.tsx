import { formatRupiah, MAX_QUANTITY, type Product } from '@timesync/contract';
import { Button, Field } from '@timesync/ui';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { QuantityInput, quantityObstacle } from '~/components/ui/inputs/quantity-input';
import { Select } from '~/components/ui/inputs/select';
import type { DraftLine } from './order-draft';

interface LineAdderProps {
  products: Product[];
  onAdd: (line: DraftLine) => void;
  onObstacle: (sentence: string) => void;
}

export function LineAdder({ products, onAdd, onObstacle }: LineAdderProps) {
  const [productId, setProductId] = useState('');
  const [variantId, setVariantId] = useState('');
  const [qty, setQty] = useState(1);
  const row = useRef<HTMLDivElement>(null);
  const product = products.find(({ id }) => String(id) === productId);
  const variants = product?.ProductVariant ?? [];
  const variant = variants.find(({ id }) => String(id) === variantId);

  const add = () => {
    const refused = quantityObstacle(row.current);
    if (refused) return onObstacle(refused);
    if (!product) return onObstacle('Pilih produk dulu!');
    if (variants.length > 0 && !variant) return onObstacle('Pilih variant dulu!');
    onAdd({
      productId: product.id,
      productVariantId: variant?.id ?? null,
      qty,
      name: product.name,
      variantName: variant?.name,
    });
    setVariantId('');
    setQty(1);
  };
  return (
    <div ref={row} className="grid gap-4 sm:grid-cols-2">
      <Field label="Produk">
        {(control) => (
          <Select
            {...control}
            value={productId}
            onChange={(event) => {
              setProductId(event.target.value);
              setVariantId('');
            }}
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
            value={variantId}
            disabled={variants.length === 0}
            onChange={(event) => setVariantId(event.target.value)}
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
          <QuantityInput {...control} value={qty} onChange={setQty} min={1} max={MAX_QUANTITY} />
        )}
      </Field>
      <Button variant="secondary" className="h-12 self-end" onClick={add}>
        <Plus aria-hidden className="size-5" />
        Tambah
      </Button>
    </div>
  );
}
