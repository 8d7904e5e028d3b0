import {
  formatRupiah,
  MAX_QUANTITY,
  type Product,
  type ProductVariant,
  stepLabel,
  unitPrice,
} from '@timesync/contract';
import { Button, Label } from '@timesync/ui';
import { type ReactNode, type SubmitEvent, useId, useRef, useState } from 'react';
import {
  AlertInSight,
  DialogActions,
  QuantityInput,
  quantityObstacle,
  RadioGroup,
} from '~/components/ui';
import { ProductDescription } from './product-description';
import { stockLabel, stockObstacle } from './stock-label';

export interface ChosenProduct {
  product: Product;
  variant: ProductVariant | null;
  qty: number;
}

interface ProductChoiceProps {
  product: Product;
  appVersion: ReactNode;
  onCancel: () => void;
  onAdd: (chosen: ChosenProduct) => void;
  /** Orders it at once, with what is in the cart. */
  onBuy: (chosen: ChosenProduct) => void;
}

export function ProductChoice(props: ProductChoiceProps) {
  const { product, appVersion, onCancel, onAdd, onBuy } = props;
  const qtyId = useId();
  const [variantId, setVariantId] = useState<number>();
  const [qty, setQty] = useState(1);
  /** Presses without a variant, or for more than there is: each brings its answer into sight again. */
  const [refusals, setRefusals] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const variants = product.ProductVariant;

  const variant = variants.find(({ id }) => id === variantId) ?? null;
  const isMissing = variants.length > 0 && !variant;
  const obstacle = isMissing
    ? 'Pilih variant dulu!'
    : stockObstacle((variant ?? product).stock, qty);

  function choose(onChosen: (chosen: ChosenProduct) => void) {
    // The field shows the error.
    if (quantityObstacle(form.current)) return;
    if (obstacle) setRefusals(refusals + 1);
    else onChosen({ product, variant, qty });
  }

  function add(event: SubmitEvent) {
    event.preventDefault();
    choose(onAdd);
  }

  return (
    <form ref={form} onSubmit={add} noValidate className="space-y-5">
      <ProductDescription html={product.description} />
      {appVersion}
      {variants.length > 0 ? (
        <RadioGroup
          legend="Pilih Produk Untuk"
          value={variantId?.toString()}
          onChange={(value) => {
            setVariantId(Number(value));
            setRefusals(0);
          }}
          options={variants.map((variant) => ({
            value: String(variant.id),
            label: variant.name,
            description: <VariantPrice variant={variant} />,
          }))}
        />
      ) : (
        <p className="font-bold text-brand-text text-lg">
          {[formatRupiah(product.price), stockLabel(product.stock)].filter(Boolean).join(' · ')}
        </p>
      )}
      {refusals > 0 && obstacle && (
        <AlertInSight key={refusals} tone="error">
          {obstacle}
        </AlertInSight>
      )}
      <div className="flex items-center justify-between gap-4">
        <Label htmlFor={qtyId}>Qty:</Label>
        <QuantityInput id={qtyId} value={qty} onChange={setQty} min={1} max={MAX_QUANTITY} />
      </div>
      {variant && variant.priceSteps?.length > 0 && (
        <p role="status" className="text-right text-ink tabular-nums">
          {qty} × {formatRupiah(unitPrice(variant, qty))} ={' '}
          <strong className="whitespace-nowrap">
            {formatRupiah(qty * unitPrice(variant, qty))}
          </strong>
        </p>
      )}
      <DialogActions>
        <Button variant="secondary" onClick={onCancel}>
          Batal
        </Button>
        <Button type="submit" variant="secondary">
          Add to Cart
        </Button>
        <Button className="order-first basis-full" onClick={() => choose(onBuy)}>
          Beli sekarang
        </Button>
      </DialogActions>
    </form>
  );
}

function VariantPrice({ variant: { price, priceSteps = [], stock } }: { variant: ProductVariant }) {
  return (
    <>
      {[formatRupiah(price), stockLabel(stock)].filter(Boolean).join(' · ')}
      {priceSteps.map((step) => (
        <span key={step.fromQty} className="block">
          {stepLabel(step)}
        </span>
      ))}
    </>
  );
}
