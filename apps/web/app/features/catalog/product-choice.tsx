import { formatRupiah, MAX_QUANTITY, type Product, type ProductVariant } from '@timesync/contract';
import { type SubmitEvent, useId, useState } from 'react';
import { Alert } from '~/components/ui/alert';
import { Button } from '~/components/ui/button';
import { Label } from '~/components/ui/label';
import { QuantityInput } from '~/components/ui/quantity-input';
import { RadioGroup } from '~/components/ui/radio-group';

export interface ChosenProduct {
  product: Product;
  variant: ProductVariant | null;
  qty: number;
}

interface ProductChoiceProps {
  product: Product;
  onCancel: () => void;
  onAdd: (chosen: ChosenProduct) => void;
}

export function ProductChoice({ product, onCancel, onAdd }: ProductChoiceProps) {
  const qtyId = useId();
  const [variantId, setVariantId] = useState<number>();
  const [qty, setQty] = useState(1);
  const [isVariantMissing, setIsVariantMissing] = useState(false);
  const variants = product.ProductVariant;

  function add(event: SubmitEvent) {
    event.preventDefault();
    const variant = variants.find(({ id }) => id === variantId) ?? null;
    setIsVariantMissing(variants.length > 0 && !variant);
    if (variants.length === 0 || variant) onAdd({ product, variant, qty });
  }

  return (
    <form onSubmit={add} noValidate className="space-y-5">
      {variants.length > 0 ? (
        <RadioGroup
          legend="Pilih Produk Untuk"
          value={variantId?.toString()}
          onChange={(value) => {
            setVariantId(Number(value));
            setIsVariantMissing(false);
          }}
          options={variants.map((variant) => ({
            value: String(variant.id),
            label: variant.name,
            description: formatRupiah(variant.price),
          }))}
        />
      ) : (
        <p className="font-bold text-brand-text text-lg">{formatRupiah(product.price)}</p>
      )}
      <div className="flex items-center justify-between gap-4">
        <Label htmlFor={qtyId}>Qty:</Label>
        <QuantityInput id={qtyId} value={qty} onChange={setQty} min={1} max={MAX_QUANTITY} />
      </div>
      {isVariantMissing && <Alert tone="error">Pilih variant dulu!</Alert>}
      <div className="grid grid-cols-2 gap-3">
        <Button variant="secondary" onClick={onCancel}>
          Batal
        </Button>
        <Button type="submit">Add to Cart</Button>
      </div>
    </form>
  );
}
