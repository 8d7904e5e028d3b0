import { expect, it } from 'vitest';
import { signInAs } from '../../../../test/people.ts';
import { roundsOf } from '../../../../test/rounds.ts';
import { newSerial, openBoxShop } from '../../../../test/shops/box-shop.ts';
import { parcels } from '../shipping/parcels/parcels.schema.ts';
import { boxUnits } from '../shipping/shipping.schema.ts';
import { warrantyClaims } from './warranty.schema.ts';

const ROUNDS = roundsOf(100, { share: 0.1 });

const shop = await openBoxShop();
const otherAdmin = await signInAs(shop.test, 'admin');
const parcel = await shop.paidBox(ROUNDS);
await shop.sendParcel(parcel.id, Array.from({ length: ROUNDS }, newSerial));
const boxes = await shop.listBoxes(parcel.units[0].orderLineId);

const count = (table: typeof warrantyClaims | typeof parcels | typeof boxUnits) =>
  shop.test.database.db.$count(table);
const statusesOf = (responses: Array<{ statusCode: number }>) =>
  responses.map(({ statusCode }) => statusCode).toSorted();

it(`accepts one of two concurrent claims, ${ROUNDS} times`, async () => {
  expect(boxes).toHaveLength(ROUNDS);
  for (const { id } of boxes) {
    const answers = await Promise.all([shop.claim(id), shop.claim(id)]);
    expect(statusesOf(answers)).toEqual([201, 409]);
  }
  expect(await count(warrantyClaims)).toBe(ROUNDS);
});

it(`lets one of two admins decide, ${ROUNDS} times, and sends one replacement each`, async () => {
  const { data } = (
    await shop.people.admin.browser.get('/admin/claims?status=open&limit=100')
  ).json();
  expect(data).toHaveLength(ROUNDS);
  let accepted = 0;
  for (const [index, { id }] of data.entries()) {
    const second =
      index % 2 ? { decision: 'refuse', refusal: 'lightning' } : { decision: 'accept' };
    const answers = await Promise.all([
      shop.decide(id, { decision: 'accept' }),
      shop.decide(id, second, otherAdmin),
    ]);
    expect(statusesOf(answers)).toEqual([200, 409]);
    const winner = answers.find(({ statusCode }) => statusCode === 200);
    if (winner?.json().status === 'accepted') accepted += 1;
  }
  // The bought one, and one for each that was accepted.
  expect(await count(parcels)).toBe(1 + accepted);
});

it('sends a parcel once, and gives a serial number to one box, however many try', async () => {
  const waiting = await shop.listParcels('to_send');
  const before = await count(boxUnits);
  const serial = newSerial();
  const [first] = waiting;
  const send = (parcel: typeof first) => {
    const { orderLineId, unitIndex } = parcel.units[0];
    const units = [{ orderLineId, unitIndex, serial }];
    const body = { courier: 'JNE', trackingNumber: null, units };
    return shop.people.admin.browser.post(`/admin/parcels/${parcel.id}/send`, body);
  };
  const answers = await Promise.all([...waiting.slice(0, 20), first, first, first].map(send));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(await count(boxUnits)).toBe(before + 1);
});
