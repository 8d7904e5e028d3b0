import type { Product } from '@timesync/contract';
import { expect, it } from 'vitest';
import { pricedFor } from './priced-for';

const variant = (id: number) => ({
  ...{ id, name: 'TV Box', init: 'TV', price: 249_000, stock: null },
  priceSteps: [{ fromQty: 10, price: 199_000 }],
});
const product = { ProductVariant: [variant(1), variant(2)] } as Product;

it("shows a mitra what he pays for one piece, and for more, in place of everybody's prices", () => {
  const priceSteps = [
    { fromQty: 1, price: 229_000 },
    { fromQty: 10, price: 199_000 },
  ];
  expect(pricedFor(product, [{ productVariantId: 1, priceSteps }]).ProductVariant).toEqual([
    { ...variant(1), price: 229_000, priceSteps: [{ fromQty: 10, price: 199_000 }] },
    variant(2),
  ]);
});
