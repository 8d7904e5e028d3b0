// Corrections after a parcel has left, and returns.
import { beforeEach, describe, expect, it } from 'vitest';
import { createBox, sampleAddress, stockOf } from '../../../../../test/shop.ts';
import { newSerial, openBoxShop } from '../../../../../test/shops/box-shop.ts';

const shop = await openBoxShop();
beforeEach(() => shop.replacePeople());

/** Paid and sent with these serials, still on its way. */
async function sentParcel(serials = [newSerial()]) {
  const { id, orderId } = await shop.paidBox(serials.length);
  const { units } = (await shop.sendParcel(id, serials)).json();
  await shop.test.popMails();
  return { orderId: orderId as number, id: id as number, units, serials };
}
type Sent = Awaited<ReturnType<typeof sentParcel>>;

const correct = ({ id, units, serials }: Sent, typed: string[] = serials, change: object = {}) =>
  shop.people.admin.browser.patch(`/admin/parcels/${id}`, {
    courier: 'JNE',
    trackingNumber: 'CGK123456',
    units: units.map(({ orderLineId, unitIndex }: Sent['units'][0], index: number) => ({
      orderLineId,
      unitIndex,
      serial: typed[index],
    })),
    ...change,
  });

const historyOf = async (orderId: number) =>
  (await shop.people.admin.browser.get(`/admin/history?subject=order&subjectId=${orderId}`)).json()
    .data;

describe('mistyped numbers', () => {
  it('is corrected with its history, and the public check knows the right number', async () => {
    const sent = await sentParcel();
    const right = newSerial();
    const corrected = await correct(sent, [right.toLowerCase()]);
    expect(corrected.json()).toMatchObject({ status: 'sent', units: [{ serial: right }] });
    const [entry] = await historyOf(sent.orderId);
    expect(entry).toMatchObject({
      action: 'correctParcel',
      before: { serials: sent.serials },
      after: { serials: [right] },
    });
    const check = (serial = '') => shop.test.browser().post('/public/check-serial', { serial });
    expect((await check(right)).statusCode).toBe(200);
    expect((await check(sent.serials[0])).statusCode).toBe(404);
    // Only a customer who tracks the parcel needs a notice.
    expect(await shop.test.popMails()).toEqual([]);
  });

  it('two numbers that were mixed up change places', async () => {
    const sent = await sentParcel([newSerial(), newSerial()]);
    const corrected = await correct(sent, sent.serials.toReversed());
    const serials = corrected.json().units.map(({ serial }: { serial: string }) => serial);
    expect(serials).toEqual(sent.serials.toReversed());
  });

  it('notifies the customer of a new tracking number while the parcel is on its way', async () => {
    const sent = await sentParcel();
    const change = { courier: 'AnterAja', trackingNumber: '1000123' };
    expect((await correct(sent, sent.serials, change)).json()).toMatchObject(change);
    const [mail, ...others] = await shop.test.popMails();
    expect(others).toEqual([]);
    expect(mail?.subject).toContain('Nomor resi diperbaiki');
    for (const word of ['AnterAja', '1000123', 'keliru']) expect(mail?.text).toContain(word);
    expect((await correct(sent, sent.serials, change)).statusCode).toBe(200);
    const entries = await historyOf(sent.orderId);
    const corrections = entries.filter(
      (each: { action: string }) => each.action === 'correctParcel',
    );
    expect(corrections).toHaveLength(1);
    await shop.people.customer.browser.post(`/my-parcels/${sent.id}/receive`);
    await correct(sent, sent.serials, { trackingNumber: 'CGK999' });
    expect(await shop.test.popMails()).toEqual([]);
  });

  it('takes no number of another box, and not too few', async () => {
    const other = await sentParcel();
    const sent = await sentParcel();
    const taken = other.serials[0]?.toLowerCase() ?? '';
    const refused = await correct(sent, [taken], { courier: 'SiCepat' });
    expect(refused.json()).toMatchObject({
      code: 'SERIAL_TAKEN',
      message: expect.stringContaining(other.serials[0] ?? ''),
    });
    expect((await correct(sent, sent.serials, { units: [] })).statusCode).toBe(400);
    expect(await shop.parcelOf(sent.orderId)).toMatchObject({
      courier: 'JNE',
      units: [{ serial: sent.serials[0] }],
    });
  });

  it('cannot change before a parcel is sent, nor once its box is expected back', async () => {
    const unsent = await shop.paidBox();
    const early = await correct({ ...unsent, serials: [newSerial()] });
    expect(early.json()).toMatchObject({ code: 'PARCEL_STATE' });
    const sent = await sentParcel();
    await shop.refund(sent.orderId);
    expect((await correct(sent, [newSerial()])).json()).toMatchObject({ code: 'PARCEL_STATE' });
  });

  it('of a replaced box cannot change, but the tracking number of its parcel can', async () => {
    const { orderId, box, serial, parcelId } = await shop.ownBox();
    const claimed = (await shop.claim(box.id)).json().claim;
    await shop.decide(claimed.id, { decision: 'accept' });
    const received = await shop.listParcels('received');
    const { units } = received.find(({ id }: { id: number }) => id === parcelId);
    const sent = { orderId, id: parcelId, units, serials: [serial] };
    const refused = await correct(sent, [newSerial()]);
    expect(refused.json()).toMatchObject({
      code: 'PARCEL_STATE',
      message: expect.stringContaining('sudah diganti'),
    });
    expect((await correct(sent, [serial], { trackingNumber: null })).statusCode).toBe(200);
  });
});

describe('a counted box', () => {
  async function buyCountedBox(stock: number) {
    const { id: productId, variants } = await createBox(shop.test, stock);
    const productVariantId = variants[0]?.id ?? 0;
    await shop.people.admin.browser.patch('/admin/settings', { shippingMode: 'free' });
    const { browser } = shop.people.customer;
    const details = [{ productId, productVariantId, qty: 2 }];
    const { id } = (
      await browser.post('/transaction', { details, shippingAddress: sampleAddress })
    ).json();
    await shop.pay(id);
    const parcel = await shop.parcelOf(id);
    await shop.sendParcel(parcel.id, [newSerial(), newSerial()]);
    const stockNow = () => stockOf(shop.test, productVariantId);
    return {
      orderId: id as number,
      parcelId: parcel.id as number,
      stockNow,
      lineId: parcel.units[0].orderLineId as number,
    };
  }

  const takeBack = (parcelId: number, isRestocked: boolean) =>
    shop.people.admin.browser.post(`/admin/parcels/${parcelId}/return`, { isRestocked });

  /** Claims it and sends the box that takes its place. */
  async function replace(boxId: number): Promise<number> {
    const { claim } = (await shop.claim(boxId)).json();
    await shop.decide(claim.id, { decision: 'accept' });
    const { id } = (await shop.listParcels('to_send')).find(
      ({ claimId }: { claimId: number }) => claimId === claim.id,
    );
    expect((await shop.sendParcel(id, [newSerial()])).statusCode).toBe(200);
    return id;
  }

  it.each([
    [true, 5],
    [false, 3],
  ])('that is returned is for sale again, if the admin says so: %s', async (isRestocked, left) => {
    const { orderId, parcelId, stockNow } = await buyCountedBox(5);
    await shop.refund(orderId);
    expect(await stockNow()).toBe(3);
    await takeBack(parcelId, isRestocked);
    await takeBack(parcelId, isRestocked);
    expect(await stockNow()).toBe(left);
    const [entry] = await historyOf(orderId);
    expect(entry).toMatchObject({ action: 'returnParcel', after: { isRestocked } });
  });

  it('that replaces a broken one leaves the stock, and is returned to it automatically', async () => {
    const { orderId, stockNow, lineId } = await buyCountedBox(3);
    const [box] = await shop.listBoxes(lineId);
    expect(await stockNow()).toBe(1);
    const replacementId = await replace(box.id);
    expect(await stockNow()).toBe(0);
    await shop.refund(orderId);
    await takeBack(replacementId, true);
    expect(await stockNow()).toBe(1);
  });

  it('is replaced although none is counted any more', async () => {
    const { stockNow, lineId } = await buyCountedBox(2);
    const [box] = await shop.listBoxes(lineId);
    await replace(box.id);
    expect(await stockNow()).toBe(0);
  });
});
