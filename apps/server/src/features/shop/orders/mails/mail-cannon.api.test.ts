// Every order sends mails, also to an address that is somebody else's (T82).
import { expect, it } from 'vitest';
import { signInAs } from '../../../../../test/people.ts';
import { createProduct } from '../../../../../test/shop.ts';
import { createTestApp } from '../../../../../test/test-app.ts';

const test = await createTestApp({ realLimits: true });
const fields = { name: 'Jam', price: 50_000, requiresLicense: false, variants: [] };
const { id: productId } = await createProduct(test, fields);
const details: object[] = [{ productId, productVariantId: null, qty: 1 }];

it('takes twenty orders an hour from one customer, cancelled ones too', async () => {
  const { browser } = await signInAs(test);
  const place = async () => {
    const placed = await browser.post('/transaction', { details });
    const { id } = placed.json();
    if (id) await browser.post(`/transaction/${id}/cancel`);
    return placed;
  };
  for (let order = 0; order < 20; order += 1) expect((await place()).statusCode).toBe(201);
  expect((await place()).json()).toMatchObject({ code: 'TOO_MANY_ORDERS' });
  test.clock.advance(60 * 60_000 + 1);
  expect((await place()).statusCode).toBe(201);
});
