// Two admins, one order: however many refunds come at once, a unit goes back once and no more money
// leaves than came.
import { expect, it } from 'vitest';
import { roundsOf } from '../../../../../test/rounds.ts';
import { createProduct, placeSampleOrder } from '../../../../../test/shop.ts';
import { openOrderShop } from '../../../../../test/shops/order-shop.ts';

const shop = await openOrderShop();
const fields = { name: 'Buku', price: 10_000, requiresLicense: false, variants: [] };
const bookId = (await createProduct(shop.test, fields)).id;

async function paidOrder() {
  await shop.replacePeople();
  const lines = [
    { ...shop.line, qty: 5 },
    { productId: bookId, qty: 20 },
  ];
  const order = await placeSampleOrder(shop.people.customer.browser, lines);
  return shop.pay(order.id);
}

it('a hundred refunds at once return each unit once, and never more than was received', async () => {
  for (let round = 0; round < roundsOf(5, { share: 0.2 }); round += 1) {
    const order = await paidOrder();
    const [clocks, books] = order.details;
    const unitsOf = (attempt: number) => {
      if (attempt % 20 === 19) return undefined;
      if (attempt % 2) return [{ detailId: books.id, qty: 1 + (attempt % 3) }];
      return [{ detailId: clocks.id, licenseIds: [clocks.licenses[attempt % 5].id] }];
    };
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, attempt) =>
        shop.people.admin.browser.post('/admin/transactions/refund', {
          transactionId: order.id,
          reason: 'Serentak',
          units: unitsOf(attempt),
        }),
      ),
    );
    expect(answers.filter(({ statusCode }) => ![200, 409, 503].includes(statusCode))).toEqual([]);
    const { rows } = await shop.test.database.pool.query(
      `select o.status, o.received_amount::int as received, o.refunded_amount::int as refunded,
         (select sum(amount)::int from refunds where order_id = o.id) as "sumOfRefunds",
         (select count(*)::int from refunds where order_id = o.id) as refunds,
         (select count(*)::int from licenses l join order_lines line on line.id = l.order_line_id
          where line.order_id = o.id and l.revoked_at is null) as "keysLeft",
         (select count(*)::int from receipts r where r.order_id = o.id and not exists (
            select from receipts later where later.replaces_id = r.id)) as "validReceipts"
       from orders o where o.id = $1`,
      [order.id],
    );
    const [after] = rows;
    expect(after.refunded).toBe(after.sumOfRefunds);
    expect(after.refunded).toBeLessThanOrEqual(after.received);
    expect(after.validReceipts).toBe(1);
    const done = answers.filter(({ statusCode }) => statusCode === 200);
    expect(after.refunds).toBe(done.length);
    if (after.status === 'refunded') {
      expect(after).toMatchObject({ keysLeft: 0, refunded: after.received });
    }
  }
});

it('the database itself refuses more than was received', async () => {
  const order = await paidOrder();
  const more = shop.test.database.pool.query(
    'update orders set refunded_amount = received_amount + 1 where id = $1',
    [order.id],
  );
  await expect(more).rejects.toThrow('orders_refund_within_received');
});
