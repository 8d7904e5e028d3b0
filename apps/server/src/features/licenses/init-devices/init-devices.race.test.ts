import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { signInAs } from '../../../../test/people.ts';
import { roundsOf } from '../../../../test/rounds.ts';
import { createProduct, placeSampleOrder } from '../../../../test/shop.ts';
import { createTestApp } from '../../../../test/test-app.ts';

const test = await createTestApp();
const admin = await signInAs(test, 'admin');

it('never leaves a sold line or a gift with a prefix that does not exist', async () => {
  const outcomes = new Set<number>();
  for (let round = 0; round < roundsOf(25, { share: 0.2 }); round += 1) {
    const path = '/admin/init-device';
    const body = { init: `R${round}A`, deviceType: ['tvbox'] };
    const { id } = (await admin.browser.post(path, body)).json();
    const { id: productId, variants } = await createProduct(test, {
      variants: [{ name: 'Lomba', init: body.init, price: 1000 }],
    });
    const buyer = await signInAs(test);
    const productVariantId = variants[0]?.id ?? 0;
    const give = () =>
      admin.browser.post('/admin/licenses', {
        productVariantId,
        qty: 1,
        reason: 'Diuji serentak',
      });
    const [renamed] = await Promise.all([
      admin.browser.patch(`${path}/${id}`, { ...body, init: `R${round}B` }),
      placeSampleOrder(buyer.browser, [{ productId, productVariantId }]),
      ...(round % 2 ? [give(), give()] : []),
    ]);
    outcomes.add(renamed.statusCode);
  }
  expect([...outcomes].every((status) => status === 200 || status === 409)).toBe(true);
  const { rows } = await test.database.db.execute(sql`
    select init from (select init from licenses union all select init from order_lines) sold
    where init not in (select init from init_devices)`);
  expect(rows).toEqual([]);
});
