// Prices by quantity: from so many pieces of a variant, each piece costs less. Server and web compute
// the price of a line here and nowhere else. Without zod, because pages use it.
import { formatRupiah } from '../values/money.ts';

export interface PriceStep {
  fromQty: number;
  price: number;
}

/** What one piece costs. An older server's answer has no steps. */
export interface SteppedPrice {
  price: number;
  priceSteps?: readonly PriceStep[] | undefined;
}

export interface MitraSteps extends Pick<SteppedPrice, 'priceSteps'> {
  mitraSteps?: readonly PriceStep[] | undefined;
}

export const MAX_PRICE_STEPS = 5;

/** The price of one piece when `qty` of them are bought in one order, in however many lines. */
export function unitPrice({ price, priceSteps = [] }: SteppedPrice, qty: number): number {
  return reachedStep(priceSteps, qty)?.price ?? price;
}

/** The step that this quantity has reached. */
export function reachedStep(steps: readonly PriceStep[] = [], qty: number): PriceStep | undefined {
  return steps.findLast(({ fromQty }) => fromQty <= qty);
}

/** The step that a larger quantity would reach. */
export function nextStep(steps: readonly PriceStep[] = [], qty: number): PriceStep | undefined {
  return steps.find(({ fromQty }) => fromQty > qty);
}

/** A mitra pays his own price, or everybody's where that is lower: the lowest of both lists. */
export function stepsOfMitra({ priceSteps = [], mitraSteps = [] }: MitraSteps): PriceStep[] {
  const lowest: PriceStep[] = [];
  const byQty = [...priceSteps, ...mitraSteps].toSorted(
    (one, other) => one.fromQty - other.fromQty || one.price - other.price,
  );
  for (const step of byQty) {
    if (step.price < (lowest.at(-1)?.price ?? Infinity)) lowest.push(step);
  }
  return lowest;
}

export function stepLabel({ fromQty, price }: PriceStep): string {
  return `Beli ${fromQty} atau lebih: ${formatRupiah(price)} per buah`;
}

interface StepProblem {
  index: number;
  field: keyof PriceStep;
  sentence: string;
}

/**
 * Quantities rise from `least` and prices fall. The database checks the same (`are_price_steps`,
 * `are_mitra_steps`).
 */
export function findStepProblem(
  { price, priceSteps = [] }: SteppedPrice,
  least = 2,
): StepProblem | undefined {
  let before: PriceStep = { fromQty: least - 1, price };
  for (const [index, step] of priceSteps.entries()) {
    if (step.fromQty <= before.fromQty) {
      const sentence = 'Jumlah harus lebih besar daripada tingkat sebelumnya';
      return { index, field: 'fromQty', sentence };
    }
    if (step.price >= before.price) {
      const sentence = 'Harga harus di bawah harga tingkat sebelumnya';
      return { index, field: 'price', sentence };
    }
    before = step;
  }
  return undefined;
}
