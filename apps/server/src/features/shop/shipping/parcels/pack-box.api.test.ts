import { makeShortCode } from '@timesync/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { newDevice, newRequest, type SampleDevice } from '../../../../../test/licenses.ts';
import { newSerial, openBoxShop } from '../../../../../test/shops/box-shop.ts';

const shop = await openBoxShop();
beforeEach(() => shop.replacePeople());

type Parcel = Awaited<ReturnType<typeof shop.paidBox>>;

const scan = async (device: SampleDevice) => (await newRequest(shop.test, device)).code;

async function pack(parcel: Parcel, device: SampleDevice, body: object = {}) {
  const { orderLineId, unitIndex } = parcel.units[0];
  const place = { orderLineId, unitIndex, request: await scan(device) };
  return shop.people.admin.browser.post(`/admin/parcels/${parcel.id}/boxes`, { ...place, ...body });
}

const licenseOf = async ({ units }: Parcel) =>
  (await shop.people.admin.browser.get(`/admin/licenses?licenseKey=${units[0].licenseKey}`)).json()
    .data[0];

const act = (licenseId: number, action: string) =>
  shop.people.admin.browser.post(`/admin/licenses/${licenseId}/actions`, {
    action,
    reason: 'Diminta pelanggan',
  });

it('binds the licence to the scanned box, and serial, device and licence leave as one row', async () => {
  const parcel = await shop.paidBox();
  expect(parcel.units[0]).toMatchObject({ activation: null, licenseKey: expect.any(String) });
  const device = newDevice();
  const request = await newRequest(shop.test, device);
  const packed = await pack(parcel, device, { request: request.code });
  const shortCode = await makeShortCode({
    ...request,
    deviceId: device.id,
    deviceType: device.type,
  });
  expect(packed.json().units[0].activation).toEqual({
    deviceId: device.idText,
    isPacked: true,
    shortCode,
  });
  const serial = newSerial();
  await shop.test.popMails();
  const sent = await shop.sendParcel(parcel.id, [serial]);
  expect(sent.json().units[0]).toMatchObject({
    serial,
    licenseKey: parcel.units[0].licenseKey,
    activation: { deviceId: device.idText, isPacked: true },
  });
  const [mail] = await shop.test.popMails();
  expect(mail?.text).toContain('Sudah aktif: nyalakan.');
  const { rows } = await shop.test.database.pool.query(
    `select a.box_serial as serial, l.license_key as "licenseKey", box.serial as "ofBox"
     from activations a join licenses l on l.id = a.license_id
     join box_units box on box.license_id = l.id where a.device_id = $1`,
    [Buffer.from(device.id)],
  );
  expect(rows).toEqual([{ serial, licenseKey: parcel.units[0].licenseKey, ofBox: serial }]);

  const { browser } = shop.people.customer;
  const { parcels } = (await browser.get(`/transaction/${parcel.orderId}/delivery`)).json();
  expect(parcels[0].units[0].activation).toMatchObject({ isPacked: true });
  const { data } = (await browser.get('/my-licenses')).json();
  expect(data[0]).toMatchObject({ status: 'active', activation: { isPacked: true, shortCode } });
  expect(data[0].transfers.used).toBe(0);
});

it('gives the corrected serial number to the packed box, too', async () => {
  const parcel = await shop.paidBox();
  const device = newDevice();
  await pack(parcel, device);
  await shop.sendParcel(parcel.id, [newSerial()]);
  const { orderLineId, unitIndex } = parcel.units[0];
  const serial = newSerial();
  await shop.people.admin.browser.patch(`/admin/parcels/${parcel.id}`, {
    courier: 'JNE',
    trackingNumber: null,
    units: [{ orderLineId, unitIndex, serial }],
  });
  const { devices } = (
    await shop.people.customer.browser.get(`/my-products/${orderLineId}/boxes`)
  ).json();
  expect(devices).toMatchObject([{ deviceId: device.idText, serial }]);
});

it('answers the same box twice with the same digits', async () => {
  const parcel = await shop.paidBox();
  const device = newDevice();
  const request = await scan(device);
  const first = await pack(parcel, device, { request });
  const again = await pack(parcel, device, { request });
  expect(again.json()).toEqual(first.json());
});

it('exchanges the box on the screen for another one without counting a move', async () => {
  const parcel = await shop.paidBox();
  const [wrong, right] = [newDevice(), newDevice()];
  await pack(parcel, wrong);
  const unseen = await pack(parcel, right);
  expect(unseen.json()).toMatchObject({
    code: 'LICENSE_IN_USE',
    message: `Untuk kiriman ini sudah dipasang box ${wrong.idText}. Muat ulang halaman, lalu kemas box itu.`,
  });
  const exchanged = await pack(parcel, right, { insteadOf: wrong.idText });
  expect(exchanged.json().units[0].activation).toMatchObject({ deviceId: right.idText });
  expect(await licenseOf(parcel)).toMatchObject({ status: 'active', transfersUsed: 0 });
  // The box that was taken out goes into another parcel.
  expect((await pack(await shop.paidBox(), wrong)).statusCode).toBe(200);
});

it('is sent only with the box that the admin saw', async () => {
  const parcel = await shop.paidBox();
  const device = newDevice();
  await pack(parcel, device);
  const { orderLineId, unitIndex } = parcel.units[0];
  const sendWith = (deviceId: string | null) =>
    shop.sendParcel(parcel.id, [], {
      units: [{ orderLineId, unitIndex, serial: newSerial(), deviceId }],
    });
  for (const seen of [null, newDevice().idText]) {
    expect((await sendWith(seen)).json()).toMatchObject({
      code: 'CONFLICT',
      message: 'Box yang dipasang untuk kiriman ini baru saja berubah. Muat ulang halaman.',
    });
  }
  expect((await sendWith(device.idText)).json().status).toBe('sent');
});

it('leaves unbound when nobody scanned the box, and the mail says what to do', async () => {
  const parcel = await shop.paidBox();
  await shop.test.popMails();
  const sent = await shop.sendParcel(parcel.id, [newSerial()]);
  expect(sent.json().units[0].activation).toBeNull();
  const [mail] = await shop.test.popMails();
  expect(mail?.text).toContain('aktifkan lisensinya lewat HP di');
  expect(mail?.text).not.toContain('Sudah aktif');
});

it('uses the box of a refunded order for another one', async () => {
  const parcel = await shop.paidBox();
  const device = newDevice();
  await pack(parcel, device);
  await shop.refund(parcel.orderId);
  expect((await pack(await shop.paidBox(), device)).statusCode).toBe(200);
});

it('binds a replacement under the warranty without counting a move', async () => {
  const parcel = await shop.paidBox();
  const broken = newDevice();
  await pack(parcel, broken);
  await shop.sendParcel(parcel.id, [newSerial()]);
  const [box] = await shop.listBoxes(parcel.units[0].orderLineId);
  const claim = (await shop.claim(box.id)).json().claim;
  expect((await shop.decide(claim.id, { decision: 'accept' })).statusCode).toBe(200);
  const replacement = (await shop.listParcels('to_send')).find(
    ({ claimId }: { claimId: number }) => claimId === claim.id,
  );
  const device = newDevice();
  const packed = await pack(replacement, device);
  expect(packed.json().units[0].activation).toMatchObject({ deviceId: device.idText });
  expect(await licenseOf(parcel)).toMatchObject({ status: 'active', transfersUsed: 0 });
});

describe('is refused with one sentence', () => {
  it('for a box that holds another licence', async () => {
    const first = await shop.paidBox();
    const device = newDevice();
    await pack(first, device);
    const refused = await pack(await shop.paidBox(), device);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'BOX_TAKEN',
      message: `Box ini sudah memakai lisensi ${first.units[0].licenseKey} dari ${first.invoiceNumber}. Pindai box lain.`,
    });
  });

  it('for a licence that the customer uses on another device', async () => {
    const parcel = await shop.paidBox();
    const own = newDevice();
    const activated = await shop.people.customer.browser.post('/activation', {
      request: await scan(own),
      licenseKey: parcel.units[0].licenseKey,
    });
    expect(activated.statusCode).toBe(200);
    expect((await pack(parcel, newDevice())).json()).toMatchObject({
      code: 'LICENSE_IN_USE',
      message: `Lisensi box ini sudah dipakai pelanggan di perangkat ${own.idText}. Kirim box tanpa memasang lisensi.`,
    });
  });

  it('for the box of another order', async () => {
    const [parcel, other] = [await shop.paidBox(), await shop.paidBox()];
    const { orderLineId, unitIndex } = other.units[0];
    expect((await pack(parcel, newDevice(), { orderLineId, unitIndex })).json()).toMatchObject({
      code: 'INVALID',
      message: 'Box ini bukan isi kiriman ini. Muat ulang halaman.',
    });
  });

  it.each([
    ['suspend', 'Lisensi box ini sedang ditangguhkan. Pulihkan dulu di layar License.'],
    ['revoke', 'Lisensi box ini sudah dicabut, jadi tidak dapat dipasang.'],
  ])('after %s', async (action, message) => {
    const parcel = await shop.paidBox();
    await act((await licenseOf(parcel)).id, action);
    expect((await pack(parcel, newDevice())).json().message).toBe(message);
  });

  it('for a sent parcel, and for one that does not exist', async () => {
    const parcel = await shop.paidBox();
    const device = newDevice();
    await pack(parcel, device);
    await shop.sendParcel(parcel.id, [newSerial()]);
    expect((await pack(parcel, device)).json()).toMatchObject({
      code: 'PARCEL_STATE',
      message: 'Kiriman ini sudah dikirim.',
    });
    expect((await pack({ ...parcel, id: 999_999 }, device)).statusCode).toBe(404);
  });
});
