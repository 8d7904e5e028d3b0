import { expect, it } from 'vitest';
import { newDevice, newRequest, type SampleDevice } from '../../../../../test/licenses.ts';
import { type SignedIn, signInAs } from '../../../../../test/people.ts';
import { roundsOf } from '../../../../../test/rounds.ts';
import { newSerial, openBoxShop } from '../../../../../test/shops/box-shop.ts';

const ROUNDS = roundsOf(30, { share: 0.2 });

const shop = await openBoxShop();
const admins: [SignedIn, SignedIn] = [shop.people.admin, await signInAs(shop.test, 'admin')];

interface Parcel {
  id: number;
  units: Array<{ orderLineId: number; unitIndex: number }>;
}

async function pack({ browser }: SignedIn, { id, units }: Parcel, device: SampleDevice) {
  const request = (await newRequest(shop.test, device)).code;
  const { orderLineId = 0, unitIndex = 0 } = units[0] ?? {};
  return browser.post(`/admin/parcels/${id}/boxes`, { orderLineId, unitIndex, request });
}

function send({ browser }: SignedIn, { id, units }: Parcel, deviceId: string | null) {
  const { orderLineId = 0, unitIndex = 0 } = units[0] ?? {};
  return browser.post(`/admin/parcels/${id}/send`, {
    courier: 'JNE',
    trackingNumber: null,
    units: [{ orderLineId, unitIndex, serial: newSerial(), deviceId }],
  });
}

const statusesOf = (responses: Array<{ statusCode: number }>) =>
  responses.map(({ statusCode }) => statusCode).toSorted();

async function liveDevices(device: SampleDevice): Promise<number> {
  const { rows } = await shop.test.database.pool.query(
    'select from activations where device_id = $1 and released_at is null',
    [Buffer.from(device.id)],
  );
  return rows.length;
}

it(`puts one box into one of two parcels, ${ROUNDS} times`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const parcels = [await shop.paidBox(), await shop.paidBox()] as const;
    const device = newDevice();
    const answers = await Promise.all([
      pack(admins[0], parcels[0], device),
      pack(admins[1], parcels[1], device),
    ]);
    expect(statusesOf(answers)).toEqual([200, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toMatchObject({
      code: 'BOX_TAKEN',
      message: expect.stringContaining('Pindai box lain.'),
    });
    expect(await liveDevices(device)).toBe(1);
  }
});

it(`binds one of two boxes that two admins scan for one parcel, ${ROUNDS} times`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const parcel = await shop.paidBox();
    const devices = [newDevice(), newDevice()] as const;
    const answers = await Promise.all([
      pack(admins[0], parcel, devices[0]),
      pack(admins[1], parcel, devices[1]),
    ]);
    expect(statusesOf(answers)).toEqual([200, 409]);
    expect((await liveDevices(devices[0])) + (await liveDevices(devices[1]))).toBe(1);
  }
});

it(`never sends a box that the sender did not see, ${ROUNDS} times`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const parcel = await shop.paidBox();
    const device = newDevice();
    const [packed, sent] = await Promise.all([
      pack(admins[0], parcel, device),
      send(admins[1], parcel, null),
    ]);
    // One of them was first; the other is refused.
    expect(statusesOf([packed, sent])).toEqual([200, 409]);
    expect(await liveDevices(device)).toBe(packed.statusCode === 200 ? 1 : 0);
  }
});
