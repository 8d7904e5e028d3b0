// T46: a picture that was sent for another order is reported, and distinguished from one that looks
// alike.
import { lte } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { copiesOf, receipt } from '../../../../../test/documents/receipt.ts';
import { openOrderShop } from '../../../../../test/shops/order-shop.ts';
import { proofThumbnails } from '../orders.schema.ts';
import { forgetThumbnails } from './proof-files.ts';

const shop = await openOrderShop();

async function orderProvenBy(picture: Buffer): Promise<{ id: number; invoiceNumber: string }> {
  const order = await shop.newOrder();
  const response = await shop.sendProof(order.id, { picture });
  if (response.statusCode !== 200) throw new Error(response.body);
  return order;
}

async function warningFor({ id }: { id: number }) {
  const response = await shop.people.admin.browser.get(`/admin/transactions/${id}`);
  return response.json().reusedFrom;
}

it('lets honest receipts of one bank app pass', async () => {
  await orderProvenBy(await receipt({ reference: '100000000001' }));
  const second = await orderProvenBy(
    await receipt({ reference: '573918462705', date: '16112026101112' }),
  );
  expect(await warningFor(second)).toBeNull();
});

it('reports a copy that was saved again', async () => {
  const picture = await receipt({ amount: '149000' });
  const first = await orderProvenBy(picture);
  for (const copy of Object.values(copiesOf)) {
    const second = await orderProvenBy(await copy(picture));
    expect(await warningFor(second)).toMatchObject({ isExact: false });
    // The customer does not see that we noticed.
    expect((await shop.show(second.id)).body).not.toContain('reusedFrom');
  }
  expect(await warningFor(first)).toBeNull();
});

it('names the order of the identical picture, not an older one that looks alike', async () => {
  const picture = await receipt({ amount: '498000' });
  const smaller = await copiesOf['made smaller']?.(picture);
  await orderProvenBy(picture);
  const copied = await orderProvenBy(smaller ?? picture);
  const again = await orderProvenBy(smaller ?? picture);
  expect(await warningFor(again)).toEqual({
    id: copied.id,
    invoiceNumber: copied.invoiceNumber,
    isExact: true,
  });
});

it('thumbnails are stored for ninety days', async () => {
  const { id } = await shop.newOrder();
  await shop.sendProof(id);
  const { clock, database } = shop.test;
  const countOld = () =>
    database.db.$count(proofThumbnails, lte(proofThumbnails.createdAt, sentAt));
  const sentAt = clock.now();
  await forgetThumbnails(shop.test.dependencies);
  expect(await countOld()).toBeGreaterThan(0);
  await shop.passDays(91);
  await forgetThumbnails(shop.test.dependencies);
  expect(await countOld()).toBe(0);
});
