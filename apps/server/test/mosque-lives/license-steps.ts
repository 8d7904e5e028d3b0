import { expect } from 'vitest';
import { newDevice, newRequest } from '../licenses.ts';
import {
  agree,
  draw,
  drawMember,
  drawOne,
  drawPerson,
  type LifePerson,
  type World,
} from './life-world.ts';
import type { License } from './mosque-model.ts';

export async function order(world: World): Promise<void> {
  const { admin, line, model, random, test } = world;
  const mosque = random() < 0.6 ? drawOne(world, model.mosques) : undefined;
  const by = mosque ? drawMember(world, mosque) : drawPerson(world);
  const refusal = mosque && model.refuse(by, mosque, 'order');
  const qty = 1 + Math.floor(random() * 3);
  const body = { details: [{ ...line, qty }], ...(mosque && { mosqueId: mosque.id }) };
  const words = `orders ${qty} for ${mosque?.id ?? 'himself'}`;
  const done = await agree(world, by, words, refusal, () => by.browser.post('/transaction', body));
  if (!done) return;
  const { id, payableAmount: amount } = done.json();
  const at = test.clock.now().toISOString();
  const paid = await admin.browser.post(
    '/admin/transactions/record-payment',
    { transactionId: id, kind: 'cash', amount, at },
    { headers: { 'idempotency-key': `pay-order-${id}` } },
  );
  expect(paid.statusCode, paid.body).toBe(200);
  const placed = { id, buyer: by, mosque };
  model.orders.push(placed);
  for (const license of paid.json().details[0].licenses) {
    const facts = { owner: by, mosque, room: null, isUsed: false };
    model.licenses.push({ id: license.id, order: placed, ...facts });
  }
}

export async function file(world: World, license: License, by: LifePerson): Promise<void> {
  const { model } = world;
  const mosque = drawOne(world, model.mosques);
  if (!mosque) return;
  const room = draw(world, [null, 'Ruang utama']);
  const refusal = model.refuseFiling(by, license, mosque);
  const done = await agree(world, by, `files ${license.id} to ${mosque.id}`, refusal, () =>
    by.browser.put(`/my-licenses/${license.id}/place`, { mosqueId: mosque.id, room }),
  );
  if (!done) return;
  model.file(by, license, mosque);
  license.room = room;
}

export async function activate(world: World, license: License, by: LifePerson): Promise<void> {
  if (license.isUsed) return;
  const { code } = await newRequest(world.test, newDevice());
  const refusal = world.model.sees(by, license) ? undefined : 'LICENSE_UNKNOWN';
  const body = { request: code, licenseId: license.id };
  const done = await agree(world, by, `activates ${license.id}`, refusal, () =>
    by.browser.post('/activation', body),
  );
  if (done) license.isUsed = true;
}

export async function handOut(world: World, license: License, by: LifePerson): Promise<void> {
  const { model } = world;
  const refusal = model.refuseHandingOut(by, license);
  const done = await agree(world, by, `hands out ${license.id}`, refusal, () =>
    by.browser.post(`/my-licenses/${license.id}/handout`),
  );
  if (!done) return;
  const { url } = done.json();
  const open = model.openHandout(license);
  if (open) expect(url).toBe(open.url);
  else model.handouts.push({ url, license, by, takenBy: undefined, isTakenBack: false });
}

export async function takeBack(world: World, license: License, by: LifePerson): Promise<void> {
  const { model } = world;
  const refusal = model.refuseTakingBack(by, license);
  const done = await agree(world, by, `takes back ${license.id}`, refusal, () =>
    by.browser.delete(`/my-licenses/${license.id}/handout`),
  );
  const open = done && model.openHandout(license);
  if (open) open.isTakenBack = true;
}

export async function take(world: World): Promise<void> {
  const { model, random } = world;
  const handout = drawOne(world, model.handouts.slice(-4));
  if (!handout) return;
  const { license, url } = handout;
  const by = drawPerson(world);
  const mosque = random() < 0.5 ? drawOne(world, model.mosques) : undefined;
  const refusal = model.refuseTaking(by, handout, mosque);
  const words = `takes ${license.id} for ${mosque?.id ?? 'himself'}`;
  const body = { code: url.split('#')[1], ...(mosque && { mosqueId: mosque.id }) };
  const done = await agree(world, by, words, refusal, () =>
    by.browser.post('/license-handouts/take', body),
  );
  if (!done || handout.takenBy) return;
  handout.takenBy = by;
  Object.assign(license, { owner: by, mosque, room: null });
}
