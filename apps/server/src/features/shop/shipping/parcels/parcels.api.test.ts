import { beforeEach, describe, expect, it } from 'vitest';
import { sampleAddress } from '../../../../../test/shop.ts';
import { newSerial, openBoxShop } from '../../../../../test/shops/box-shop.ts';

const shop = await openBoxShop();
beforeEach(() => shop.replacePeople());

const actionsOf = async (orderId: number) =>
  (await shop.show(orderId)).json().timeline.map(({ action }: { action: string }) => action);

it('goes from paid to sent to received, and the customer is notified', async () => {
  const { admin, customer } = shop.people;
  const orderId = await shop.orderBox(2);
  expect(await shop.parcelOf(orderId)).toBeUndefined();
  await shop.pay(orderId);
  const parcel = await shop.parcelOf(orderId);
  expect(parcel).toMatchObject({
    status: 'to_send',
    address: sampleAddress,
    claimId: null,
    units: [{ unitIndex: 1, serial: null }, { unitIndex: 2 }],
  });
  await shop.test.popMails();
  const [first, second] = [newSerial(), newSerial()];
  const sent = await shop.sendParcel(parcel.id, [first.toLowerCase(), second], {
    courier: 'AnterAja',
    trackingNumber: '1000123',
  });
  expect(sent.json()).toMatchObject({
    status: 'sent',
    trackingUrl: 'https://anteraja.id/tracking/1000123',
    units: [{ serial: first }, { serial: second }],
  });
  const [mail] = await shop.test.popMails();
  expect(mail?.subject).toContain('Pesanan dikirim');
  for (const word of ['AnterAja', '1000123', first]) expect(mail?.text).toContain(word);
  const { data: notices } = (
    await admin.browser.get(`/admin/users/${customer.user.id}/notices`)
  ).json();
  expect(notices[0]).toMatchObject({ event: 'parcel sent', subject: 'order', subjectId: orderId });

  const delivery = (await customer.browser.get(`/transaction/${orderId}/delivery`)).json();
  expect(delivery).toMatchObject({ mayChangeAddress: false, parcels: [{ status: 'sent' }] });
  const path = `/my-parcels/${parcel.id}/receive`;
  expect((await customer.browser.post(path)).json().status).toBe('received');
  expect((await customer.browser.post(path)).statusCode).toBe(200);
  expect(await actionsOf(orderId)).toEqual([
    'place',
    'recordPayment',
    'sendParcel',
    'receiveParcel',
  ]);
});

it('is not made for an order without a box', async () => {
  const { id } = await shop.newPaidOrder();
  expect(await shop.parcelOf(id)).toBeUndefined();
  const { browser } = shop.people.customer;
  expect((await browser.get(`/transaction/${id}/delivery`)).json()).toEqual({
    address: null,
    mayChangeAddress: false,
    parcels: [],
  });
});

describe('serial numbers', () => {
  it('are refused when another box has one, and nothing is half done', async () => {
    const { serial } = await shop.ownBox();
    const { id, orderId } = await shop.paidBox();
    const refused = await shop.sendParcel(id, [serial.toLowerCase()]);
    expect(refused.json()).toMatchObject({
      code: 'SERIAL_TAKEN',
      message: `Nomor seri ${serial} sudah dipakai untuk box lain. Periksa stiker di bawah box.`,
    });
    expect(await shop.parcelOf(orderId)).toMatchObject({ status: 'to_send', courier: null });
  });

  it('are typed once for every box', async () => {
    const { id, units } = await shop.paidBox(2);
    const twice = await shop.sendParcel(id, ['SAMA-1', 'sama-1 ']);
    expect(twice.json().message).toContain('diketik dua kali');
    const { orderLineId, unitIndex } = units[0];
    const one = { units: [{ orderLineId, unitIndex, serial: newSerial() }] };
    const missing = await shop.sendParcel(id, [], one);
    expect(missing.json()).toMatchObject({ message: 'Isi nomor seri untuk setiap box: 2 nomor.' });
  });
});

const change = (orderId: number, address: object = {}) =>
  shop.people.customer.browser.patch(`/transaction/${orderId}/address`, {
    ...sampleAddress,
    ...address,
  });

it('the address may be changed until the parcel leaves', async () => {
  const orderId = await shop.orderBox();
  expect((await change(orderId, { street: 'Jl. Baru No. 1' })).json()).toMatchObject({
    address: { street: 'Jl. Baru No. 1' },
    mayChangeAddress: true,
  });
  await shop.pay(orderId);
  expect((await change(orderId, { province: 'Bali' })).json()).toMatchObject({
    code: 'ADDRESS_FIXED',
    field: 'province',
  });
  const { id } = await shop.parcelOf(orderId);
  const { browser } = shop.people.admin;
  const moved = { ...sampleAddress, province: 'Bali' };
  const byAdmin = await browser.patch(`/admin/parcels/${id}/address`, moved);
  expect(byAdmin.json().address.province).toBe('Bali');
  await shop.sendParcel(id, [newSerial()]);
  for (const late of [
    await change(orderId, { province: 'Bali' }),
    await browser.patch(`/admin/parcels/${id}/address`, moved),
  ]) {
    expect(late.json()).toMatchObject({
      code: 'ADDRESS_FIXED',
      message: expect.stringContaining('sudah dikirim'),
    });
  }
});

it('a refund awaits a box that has left, until it is back', async () => {
  const { orderId, parcelId } = await shop.ownBox();
  await shop.test.popMails();
  await shop.refund(orderId);
  const [mail] = await shop.test.popMails();
  expect(mail?.text).toContain('kami tunggu kembali');
  const awaited = await shop.listParcels('return_expected');
  expect(awaited.map(({ id }: { id: number }) => id)).toContain(parcelId);
  const { browser } = shop.people.admin;
  const before = (await browser.get('/admin/waiting')).json().parcels;
  const path = `/admin/parcels/${parcelId}/return`;
  const back = { isRestocked: false };
  expect((await browser.post(path, back)).json().status).toBe('returned');
  expect((await browser.post(path, back)).json().code).toBe('PARCEL_STATE');
  expect((await browser.get('/admin/waiting')).json().parcels).toBe(before - 1);
});

it('draws a label of one small page', async () => {
  const { id } = await shop.paidBox();
  const { browser } = shop.people.admin;
  const { headers, rawPayload } = await browser.get(`/admin/parcels/${id}/label.pdf`);
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
  });
  expect(rawPayload.toString('latin1')).toContain('/MediaBox [0 0 297.64 419.53]');
  expect((await browser.get('/admin/parcels/999999/label.pdf')).statusCode).toBe(404);
});
