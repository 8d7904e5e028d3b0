// Money that left: the line with the sum of a refund is proposed as its evidence, and an admin says
// whether it is.
import { isoDate } from '@timesync/contract';
import { expect, it } from 'vitest';
import { bankFile, uploadFile } from '../../../../../test/bank/bank-files.ts';
import { openOrderShop } from '../../../../../test/shops/order-shop.ts';

const shop = await openOrderShop();

interface Line {
  id: number;
  description: string;
  reason: string;
  state: string;
  orders: Array<{ id: number }>;
}

async function listLines(state: string): Promise<Line[]> {
  const { browser } = shop.people.admin;
  return (await browser.get(`/admin/mutations?limit=100&state=${state}`)).json().data;
}
const lineWith = async (text: string, state = 'outgoing') =>
  (await listLines(state)).find(({ description }) => description === text);

it('is proposed and confirmed once', async () => {
  const { browser } = shop.people.admin;
  const day = isoDate(shop.test.clock.now());
  const order = await shop.newPaidOrder(3);
  const [line] = order.details;
  await browser.post('/admin/transactions/refund', {
    transactionId: order.id,
    reason: 'Kelebihan',
    units: [{ detailId: line.id, licenseIds: [line.licenses[0].id] }],
  });
  const { paymentAccountId } = shop;
  const lines = [
    { day, amount: order.payableAmount, text: 'TRSF AHMAD' },
    { day, amount: -249_000, text: 'KE AHMAD' },
    { day, amount: -249_000, text: 'KE ORANG LAIN' },
    { day, amount: -15_000, text: 'BIAYA ADM' },
  ];
  const content = bankFile(lines);
  await uploadFile(browser, '/admin/bank-statements', { paymentAccountId, content });

  const proposed = await lineWith('KE AHMAD');
  expect(proposed).toMatchObject({ reason: 'refund', state: 'outgoing' });
  expect(proposed?.orders.map(({ id }) => id)).toEqual([order.id]);
  const fee = await lineWith('BIAYA ADM');
  expect(fee).toMatchObject({ reason: 'outgoing', orders: [] });

  const assign = (id: number | undefined) =>
    browser.post(`/admin/mutations/${id}/assign`, {
      transactionId: order.id,
      reason: 'Pengembalian dana',
    });
  expect((await assign(fee?.id)).statusCode).toBe(409);
  const answers = await Promise.all(Array.from({ length: 5 }, () => assign(proposed?.id)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(await lineWith('KE AHMAD')).toBeUndefined();
  const used = await lineWith('KE AHMAD', 'used');
  expect(used?.orders.map(({ id }) => id)).toEqual([order.id]);
  // The refund has its line: the second one of that sum is somebody else's.
  const other = await lineWith('KE ORANG LAIN');
  expect(other).toMatchObject({ reason: 'outgoing', orders: [] });
  expect((await assign(other?.id)).statusCode).toBe(409);
});
