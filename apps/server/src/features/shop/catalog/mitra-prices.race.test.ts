import { expect, it } from 'vitest';
import { signInAs } from '../../../../test/people.ts';
import { roundsOf } from '../../../../test/rounds.ts';
import { createProduct } from '../../../../test/shop.ts';
import { createTestApp } from '../../../../test/test-app.ts';

const test = await createTestApp();
const admin = await signInAs(test, 'admin');

const priceOf = { mitra: 229_000, normal: 249_000 };

it('sells nothing at a price that was taken away before the order was placed', async () => {
  const variants = [
    {
      ...{ name: 'TV Box', init: 'TV', price: priceOf.normal },
      mitraSteps: [{ fromQty: 1, price: priceOf.mitra }],
    },
  ];
  const product = await createProduct(test, { variants });
  const details = [{ productId: product.id, productVariantId: product.variants[0]?.id, qty: 1 }];
  for (let round = 0; round < roundsOf(60, { share: 0.25 }); round += 1) {
    const { user, browser } = await signInAs(test, 'user', { isMitra: true });
    const order = (price: number) =>
      browser.post('/transaction', { details, expectedTotal: price });
    const [ended, ...placed] = await Promise.all([
      admin.browser.patch(`/admin/users/${user.id}`, { isMitra: false }),
      order(priceOf.mitra),
      order(priceOf.normal),
      order(priceOf.mitra),
    ]);
    expect(ended.statusCode).toBe(200);
    for (const { statusCode } of placed) expect([201, 409]).toContain(statusCode);
    const { rows } = await test.database.pool.query(
      `select o.total_amount::int as total, o.id,
         o.xmin::text::bigint < (select xmin::text::bigint from users where id = $1) as "isBefore"
       from orders o where user_id = $1`,
      [user.id],
    );
    // An order is committed before the flag is written, or has the normal price.
    for (const { total, isBefore } of rows) {
      expect(total).toBe(isBefore ? priceOf.mitra : priceOf.normal);
    }
    expect((await order(priceOf.mitra)).json().code).toBe('PRICE_CHANGED');
  }
});
