// An amount names its order only while no other one asks for the same.
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { type SignedIn, signInAs } from '../../../../../test/people.ts';
import { createProduct, placeSampleOrder } from '../../../../../test/shop.ts';
import { createTestApp } from '../../../../../test/test-app.ts';

const ORDERS = 980;
const AT_ONCE = 40;
const PER_CUSTOMER = 5;

const test = await createTestApp();
const product = await createProduct(test);
const line = { productId: product.id, productVariantId: product.variants[0]?.id ?? 0 };
const customers: SignedIn[] = [];
while (customers.length < ORDERS / PER_CUSTOMER) customers.push(await signInAs(test));

async function placeTogether(count: number, from: number): Promise<number[]> {
  const amounts: number[] = [];
  let next = from;
  const place = async () => {
    while (next < from + count) {
      const buyer = customers[next++ % customers.length] as SignedIn;
      const { payableAmount } = await placeSampleOrder(buyer.browser, [line]);
      amounts.push(payableAmount);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, place));
  return amounts;
}

it('asks 980 open orders of one price for 980 different amounts, 40 at a time', async () => {
  const first = await placeTogether(ORDERS / 2, 0);
  // So that half of the next invoice numbers lead to codes that are held already.
  await test.database.db.execute(
    sql`select setval('invoice_numbers', nextval('invoice_numbers') + 999 - ${ORDERS / 2 + ORDERS / 4})`,
  );
  const second = await placeTogether(ORDERS / 2, ORDERS / 2);
  const amounts = [...first, ...second];
  expect(new Set(amounts).size).toBe(ORDERS);
  expect(Math.min(...amounts)).toBeGreaterThan(249_000);
  expect(Math.max(...amounts)).toBeLessThan(250_000);
});

it('never refuses a checkout: when every amount is held, there is no code', async () => {
  const buyers = await Promise.all(Array.from({ length: 6 }, () => signInAs(test)));
  const orders = await Promise.all(
    buyers.flatMap(({ browser }) =>
      Array.from({ length: PER_CUSTOMER }, () => placeSampleOrder(browser, [line])),
    ),
  );
  const withCode = orders.filter(({ uniqueCode }) => uniqueCode !== 0);
  expect(withCode).toHaveLength(999 - ORDERS);
  expect(new Set(withCode.map(({ payableAmount }) => payableAmount)).size).toBe(withCode.length);
  for (const { uniqueCode, payableAmount, totalAmount } of orders) {
    expect(payableAmount).toBe(totalAmount + uniqueCode);
  }
});

it('lets a customer have five open orders, free ones too, however many he sends at once', async () => {
  const { browser } = await signInAs(test);
  const gift = await createProduct(test, { price: 0, requiresLicense: false, variants: [] });
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, n) =>
      browser.post('/transaction', {
        details: [n % 2 ? { ...line, qty: 2 } : { productId: gift.id, qty: 1 }],
      }),
    ),
  );
  const placed = answers.filter(({ statusCode }) => statusCode === 201);
  expect(placed).toHaveLength(PER_CUSTOMER);
  const refused = answers.filter(({ statusCode }) => statusCode === 409);
  expect(new Set(refused.map((answer) => answer.json().code))).toEqual(
    new Set(['TOO_MANY_OPEN_ORDERS']),
  );
});
