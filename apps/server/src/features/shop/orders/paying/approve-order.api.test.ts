import { beforeEach, expect, it } from 'vitest';
import { forThisFile } from '../../../../../test/for-this-file.ts';
import { samplePicture } from '../../../../../test/shop.ts';
import { openOrderShop } from '../../../../../test/shops/order-shop.ts';

const shop = await forThisFile(openOrderShop());
beforeEach(() => shop.replacePeople());

async function waitingOrder(qty = 1) {
  const order = await shop.newOrder(qty);
  await shop.sendProof(order.id);
  await shop.test.popMails();
  return order;
}

it('issues one licence per unit and tells the customer where they are', async () => {
  const { id, invoiceNumber } = await waitingOrder(3);
  const response = await shop.approve(id, 1);
  expect(response.statusCode).toBe(200);
  const [line] = response.json().details;
  const keys = line.licenses.map(({ licenseKey }: { licenseKey: string }) => licenseKey);
  expect(new Set(keys).size).toBe(3);
  for (const license of line.licenses) {
    expect(license.licenseKey).toMatch(/^TV(-[0-9A-Z]{4}){4}$/);
    expect(license.used).toBe(false);
  }
  const own = (await shop.show(id)).json();
  expect(own).toMatchObject({ status: 'paid', allowedActions: [] });
  expect(own.details[0].product.fileUrl).toBe('https://unduh.test/jam.apk');
  expect(own.details[0].licenses).toEqual(line.licenses);
  const [mail] = await shop.test.popMails();
  expect(mail?.subject).toBe(`Pembayaran lunas – ${invoiceNumber}`);
  expect(mail?.text).not.toContain(keys[0]);
});

it('answers the same when sent again, and issues nothing', async () => {
  const { id } = await waitingOrder(2);
  const first = await shop.approve(id);
  await shop.test.popMails();
  for (const second of [await shop.approve(id), await shop.approve(id, 1)]) {
    expect(second.statusCode).toBe(200);
    expect(second.json()).toEqual(first.json());
  }
  expect(await shop.test.popMails()).toEqual([]);
});

it('refuses an unknown order and a proof that was replaced', async () => {
  expect((await shop.approve(2_000_000_000)).statusCode).toBe(404);
  const { id } = await waitingOrder();
  await shop.sendProof(id, { picture: await samplePicture(99) });
  const stale = await shop.approve(id, 1);
  expect(stale.statusCode).toBe(409);
  expect(stale.json().code).toBe('PROOF_CHANGED');
  expect((await shop.approve(id, 2)).statusCode).toBe(200);
});

it('does not report success for another proof than the approved one', async () => {
  const { id } = await waitingOrder();
  await shop.sendProof(id, { picture: await samplePicture(98) });
  await shop.approve(id, 2);
  const late = await shop.approve(id, 1);
  expect(late.statusCode).toBe(409);
  expect(late.json().message).toContain('sudah disetujui dengan bukti lain');
});
