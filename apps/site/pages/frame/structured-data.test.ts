import type { Product } from '@timesync/contract';
import { expect, test } from 'vitest';
import { faqData, productData } from './structured-data';

const ORIGIN = 'https://jam.example';

const product = (requiresLicense: boolean, ...prices: number[]) =>
  ({
    requiresLicense,
    ProductVariant: prices.map((price, id) => ({ id, name: 'V', init: 'TV', price })),
  }) as Product;

test('the offers span all licences on sale', () => {
  const data = productData([product(true, 249_000, 149_000), product(true, 899_000)], ORIGIN);
  expect(data).toMatchObject({
    '@type': 'Product',
    image: expect.stringMatching(/^https:\/\//),
    offers: { priceCurrency: 'IDR', lowPrice: 149_000, highPrice: 899_000, offerCount: 3 },
  });
});

test('nothing for sale: no offer is claimed', () => {
  expect(productData([], ORIGIN)).not.toHaveProperty('offers');
  expect(productData([product(false, 25_000)], ORIGIN)).not.toHaveProperty('offers');
});

test('every question has its answer', () => {
  expect(faqData([{ question: 'Q', answer: 'A' }]).mainEntity).toEqual([
    { '@type': 'Question', name: 'Q', acceptedAnswer: { '@type': 'Answer', text: 'A' } },
  ]);
});
