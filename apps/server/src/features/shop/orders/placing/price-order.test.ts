import { describe, expect, it } from 'vitest';
import type { NewLine, NewOrder } from './new-order.ts';
import { type Offer, priceOrder } from './price-order.ts';

const guide: Offer = {
  productName: 'Panduan',
  requiresLicense: false,
  isShipped: false,
  warrantyMonths: null,
  productPrice: 25_000,
  productStock: null,
  hasVariants: false,
  variant: null,
};
const smartphone = { name: 'Smartphone', init: 'HP', price: 149_000, stock: null };
const clock: Offer = { ...guide, requiresLicense: true, hasVariants: true, variant: smartphone };
const priceSteps = [{ fromQty: 5, price: 140_000 }];
const manyClocks: Offer = { ...clock, variant: { ...smartphone, priceSteps } };
const box: Offer = { ...guide, isShipped: true, productPrice: 900_000 };
const shipment = { shippingAmount: 30_000, awaitsShippingCost: false };

function price(offers: Array<[Offer | undefined, number]>, order: Partial<NewOrder> = {}) {
  const found = new Map<NewLine, Offer | undefined>();
  const lines = offers.map(([offer, qty], index) => {
    const line = { productId: index, productVariantId: offer?.variant ? 7 : null, qty };
    found.set(line, offer);
    return line;
  });
  const wanted = { lines, maxTotal: 1_000_000_000, ...order } as NewOrder;
  return priceOrder(wanted, (line) => found.get(line));
}

it.each<[string, Array<[Offer, number]>, Partial<NewOrder>, number]>([
  ['a product without variants', [[guide, 3]], {}, 75_000],
  ['a variant at its own price', [[clock, 2]], {}, 298_000],
  [
    'several lines',
    [
      [guide, 1],
      [clock, 1],
    ],
    {},
    174_000,
  ],
  ['a quantity with its own price', [[manyClocks, 5]], {}, 5 * 140_000],
  [
    'a quantity in two lines',
    [
      [manyClocks, 3],
      [manyClocks, 3],
      [guide, 1],
    ],
    {},
    6 * 140_000 + 25_000,
  ],
  ['a quantity below it', [[manyClocks, 4]], {}, 4 * 149_000],
  ['nothing', [[{ ...guide, productPrice: 0 }, 999]], {}, 0],
  ['a box and its shipping', [[box, 2]], { shipment }, 1_830_000],
  [
    'counted goods without shipping cost',
    [[{ ...guide, productStock: 4 }, 1]],
    { shipment: { ...shipment, shippingAmount: 0 } },
    25_000,
  ],
  ['the expected total', [[guide, 1]], { expectedTotal: 25_000 }, 25_000],
  ['the largest total', [[guide, 1]], { maxTotal: 25_000 }, 25_000],
])('adds up %s', (_name, offers, order, total) => {
  expect(price(offers, order)).toMatchObject({ total });
});

describe('refuses', () => {
  const otherVariant: Offer = { ...clock, variant: null };
  it.each<[string, Array<[Offer | undefined, number]>, Partial<NewOrder>, object]>([
    ['a product that is not sold', [[undefined, 1]], {}, { reason: 'gone' }],
    [
      'a product with variants without a chosen one',
      [[{ ...guide, hasVariants: true }, 1]],
      {},
      { reason: 'choose' },
    ],
    ['a licence without a variant', [[otherVariant, 1]], {}, { reason: 'choose' }],
    ['a box without a shipment', [[box, 1]], {}, { reason: 'needsShipment' }],
    [
      'counted goods without a shipment',
      [[{ ...guide, productStock: 4 }, 1]],
      {},
      { reason: 'needsShipment' },
    ],
    [
      'a counted variant without a shipment',
      [[{ ...clock, variant: { ...smartphone, stock: 0 } }, 1]],
      {},
      { reason: 'needsShipment' },
    ],
    [
      'a missing choice before a missing product',
      [
        [undefined, 1],
        [otherVariant, 1],
      ],
      {},
      { reason: 'choose' },
    ],
    ['a total that is too large', [[guide, 2]], { maxTotal: 49_999 }, { reason: 'tooLarge' }],
    [
      'another total than expected',
      [[guide, 2]],
      { expectedTotal: 40_000 },
      { reason: 'priceChanged', total: 50_000 },
    ],
  ])('%s', (_name, offers, order, refused) => {
    expect(price(offers, order)).toEqual({ refused });
  });

  it('a variant that is not sold', () => {
    const line = { productId: 1, productVariantId: 7, qty: 1 };
    const order = { lines: [line], maxTotal: 1_000_000_000 } as NewOrder;
    expect(priceOrder(order, () => otherVariant)).toEqual({ refused: { reason: 'gone' } });
  });
});
