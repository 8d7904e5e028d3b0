import { beforeEach, describe, expect, it } from 'vitest';
import { activateOnline, newDevice } from '../../../../test/licenses.ts';
import { newSerial, openBoxShop } from '../../../../test/shops/box-shop.ts';
import { claimPhotos } from './claim-photos.ts';

const DAY = 86_400_000;

const shop = await openBoxShop();
beforeEach(() => shop.replacePeople());

async function licenseOf(orderId: number): Promise<{ id: number; licenseKey: string }> {
  return (await shop.show(orderId)).json().details[0].licenses[0];
}

const activate = (licenseKey: string, device = newDevice(), more: { serial?: string } = {}) =>
  activateOnline(shop.test, licenseKey, device, more);

const manage = async (licenseId: number) =>
  (await shop.people.admin.browser.get(`/admin/licenses/${licenseId}`)).json();
const revocations = async () =>
  (await shop.test.app.inject('/device/v1/revocations')).json().entries as number;

async function openClaim() {
  const bought = await shop.ownBox();
  const claimed = (await shop.claim(bought.box.id)).json();
  return { ...bought, claimId: claimed.claim.id as number };
}

describe('an accepted claim', () => {
  it('ends the warranty, and the replacement takes over the licence uncounted', async () => {
    const { admin, customer } = shop.people;
    const { orderId, lineId, serial, box } = await shop.ownBox();
    const { id: licenseId, licenseKey } = await licenseOf(orderId);
    const broken = newDevice();
    await activate(licenseKey, broken);
    const claimed = await shop.claim(box.id, { deviceId: broken.idText });
    const claimId = claimed.json().claim.id;
    const revokedBefore = await revocations();
    const queue = (await admin.browser.get('/admin/claims?status=open&limit=100')).json().data;
    expect(queue.find(({ id }: { id: number }) => id === claimId)).toMatchObject({
      serial,
      reason: 'Box mati total',
      order: { id: orderId },
      deviceId: broken.idText,
      isDeviceUnclear: false,
      devices: [{ licenseKey, movesUsed: 0, deviceId: broken.idText, isBound: true }],
    });
    await shop.test.popMails();
    const accepted = await shop.decide(claimId, { decision: 'accept' });
    expect(accepted.json()).toMatchObject({ status: 'accepted', devices: [] });
    expect((await shop.test.popMails())[0]?.subject).toContain('Klaim garansi disetujui');
    expect(await revocations()).toBeGreaterThan(revokedBefore);

    const [parcel] = await shop.listParcels('to_send');
    expect(parcel).toMatchObject({ claimId, orderId, units: [{ replacesSerial: serial }] });
    const replacement = newSerial();
    await shop.sendParcel(parcel.id, [replacement]);
    await customer.browser.post(`/my-parcels/${parcel.id}/receive`);
    const fresh = newDevice();
    expect((await activate(licenseKey, fresh)).statusCode).toBe(200);
    const { transfersUsed, devices, timeline } = await manage(licenseId);
    expect(transfersUsed).toBe(0);
    expect(devices).toMatchObject([
      { deviceId: broken.idText, isCounted: false },
      { deviceId: fresh.idText, isCounted: true },
    ]);
    expect(timeline).toContainEqual(
      expect.objectContaining({
        action: 'replace box',
        before: { serial },
        after: { serial: replacement },
      }),
    );

    const boxes = await shop.listBoxes(lineId);
    expect(boxes).toMatchObject([
      {
        serial: replacement,
        replacesSerial: serial,
        warranty: { state: 'used', until: null },
        claim: { status: 'accepted' },
        mayClaim: false,
      },
    ]);
    for (const id of [box.id, boxes[0].id]) {
      expect((await shop.claim(id)).json()).toMatchObject({
        code: 'CLAIM_REFUSED',
        message: expect.stringContaining('sudah dipakai'),
      });
    }
  });

  it('leaves a used-up licence one device, and needs no further evidence', async () => {
    const { orderId, box } = await shop.ownBox();
    const { id, licenseKey } = await licenseOf(orderId);
    const path = `/admin/licenses/${id}/actions`;
    const release = () =>
      shop.people.admin.browser.post(path, { action: 'release', reason: 'Diuji' });
    for (let device = 0; device < 3; device += 1) {
      await activate(licenseKey);
      await release();
    }
    const last = newDevice();
    const { releaseSecret } = (await activate(licenseKey, last)).json();
    const payload = { licenseKey, deviceId: last.idText, releaseSecret };
    await shop.test.app.inject({ method: 'POST', url: '/device/v1/release', payload });
    expect((await activate(licenseKey)).json().code).toBe('MOVES_USED_UP');
    const { claim } = (await shop.claim(box.id, { deviceId: last.idText })).json();
    await shop.decide(claim.id, { decision: 'accept' });
    expect((await activate(licenseKey)).statusCode).toBe(200);
    expect((await manage(id)).transfersUsed).toBe(3);
  });

  it('waits for a suspended licence, and nothing is half done', async () => {
    const { orderId, claimId } = await openClaim();
    const { id } = await licenseOf(orderId);
    const path = `/admin/licenses/${id}/actions`;
    await shop.people.admin.browser.post(path, { action: 'suspend', reason: 'Diuji' });
    const refused = await shop.decide(claimId, { decision: 'accept' });
    expect(refused.json()).toMatchObject({ code: 'LICENSE_SUSPENDED' });
    const waiting = await shop.listParcels('to_send');
    expect(waiting.filter((parcel: { claimId: number }) => parcel.claimId === claimId)).toEqual([]);
    expect(
      (await shop.decide(claimId, { decision: 'refuse', refusal: 'lightning' })).json().status,
    ).toBe('refused');
  });
});

describe('which device is broken', () => {
  /** Two boxes of one order; each was activated with the key of the other. */
  async function crosswise() {
    const { orderId, ...parcel } = await shop.paidBox(2);
    await shop.sendParcel(parcel.id, [newSerial(), newSerial()]);
    const boxes = await shop.listBoxes(parcel.units[0].orderLineId);
    const { licenses } = (await shop.show(orderId)).json().details[0];
    const [first, second] = [newDevice(), newDevice()];
    await activate(licenses[1].licenseKey, first);
    await activate(licenses[0].licenseKey, second);
    const holderOf = async (index: number) =>
      (await manage(licenses[index].id)).device?.deviceId ?? null;
    const keyOf = (index: number) => licenses[index].licenseKey as string;
    return { boxes, first, second, holderOf, keyOf, lineId: parcel.units[0].orderLineId as number };
  }
  const claimOf = async (boxId: number, deviceId?: string) =>
    (await shop.claim(boxId, deviceId ? { deviceId } : {})).json().claim.id as number;

  it('follows the customer, not the key that the box was sold with', async () => {
    const { boxes, first, second, holderOf, keyOf } = await crosswise();
    const claimId = await claimOf(boxes[0].id, first.idText);
    expect((await shop.decide(claimId, { decision: 'accept' })).statusCode).toBe(200);
    expect(await holderOf(0)).toBe(second.idText);
    expect(await holderOf(1)).toBeNull();
    // The replacement works, then the other box breaks: its own licence is released.
    const fresh = newDevice();
    await activate(keyOf(1), fresh);
    const next = await claimOf(boxes[1].id, second.idText);
    await shop.decide(next, { decision: 'accept' });
    expect([await holderOf(0), await holderOf(1)]).toEqual([null, fresh.idText]);
  });

  it('asks the admin when the customer did not know, and nothing is half done; he may say none', async () => {
    const { boxes, first, second, holderOf, lineId } = await crosswise();
    const claimId = await claimOf(boxes[0].id);
    const refused = await shop.decide(claimId, { decision: 'accept' });
    expect(refused.json()).toMatchObject({ code: 'CLAIM_DEVICE_UNCLEAR', field: 'deviceId' });
    expect([await holderOf(0), await holderOf(1)]).toEqual([second.idText, first.idText]);
    expect((await shop.listBoxes(lineId))[0].warranty.state).toBe('valid');
    const none = { decision: 'accept', deviceId: newDevice().idText };
    expect((await shop.decide(claimId, none)).json().code).toBe('CLAIM_DEVICE_UNCLEAR');
    await shop.decide(claimId, { decision: 'accept', deviceId: first.idText });
    expect([await holderOf(0), await holderOf(1)]).toEqual([second.idText, null]);
    const next = await claimOf(boxes[1].id);
    const accepted = await shop.decide(next, { decision: 'accept', deviceId: null });
    expect(accepted.json().status).toBe('accepted');
    expect(await holderOf(0)).toBe(second.idText);
  });

  it('offers only own devices, by name and the end of their number', async () => {
    const { boxes, lineId } = await crosswise();
    const listed = await shop.people.customer.browser.get(`/my-products/${lineId}/boxes`);
    expect(listed.json().devices).toHaveLength(2);
    const foreign = await shop.claim(boxes[0].id, { deviceId: newDevice().idText });
    expect(foreign.json()).toMatchObject({ code: 'INVALID', field: 'deviceId' });
  });

  it('knows it from the number of an app that was updated, and drops what is no number', async () => {
    const { orderId, box, serial } = await shop.ownBox();
    const { id, licenseKey } = await licenseOf(orderId);
    const device = newDevice();
    expect((await activate(licenseKey, device, { serial: '?!' })).statusCode).toBe(200);
    await activate(licenseKey, device, { serial: ` ${serial} ` });
    await shop.decide(await claimOf(box.id), { decision: 'accept' });
    expect((await manage(id)).device).toBeNull();
  });
});

it('is not used up by a refused claim, which says why in a sentence', async () => {
  const { lineId, claimId, orderId } = await openClaim();
  const refusal = { decision: 'refuse', refusal: 'lightning', note: 'Port LAN hangus.' };
  expect((await shop.decide(claimId, refusal)).json().decisionNote).toBe(
    'Kerusakan karena petir tidak termasuk garansi. Port LAN hangus.',
  );
  const [box] = await shop.listBoxes(lineId);
  expect(box).toMatchObject({ warranty: { state: 'valid' }, mayClaim: true });
  expect((await shop.claim(box.id)).statusCode).toBe(201);
  expect((await shop.decide(claimId, { decision: 'accept' })).json().code).toBe('CONFLICT');
  const { timeline } = (await shop.show(orderId)).json();
  expect(timeline.at(-2)).toMatchObject({ action: 'refuseClaim' });
});

it.each([
  [{ decision: 'refuse' }, 'Pilih alasannya'],
  [{ decision: 'accept', refusal: 'lightning' }, 'Pilih alasannya'],
  [{ decision: 'refuse', refusal: 'other' }, 'Kalimat untuk pelanggan wajib diisi'],
  [{ decision: 'ask' }, 'Kalimat untuk pelanggan wajib diisi'],
])('%j is refused: %s', async (body, message) => {
  expect((await shop.decide(1, body)).json()).toMatchObject({ code: 'INVALID', message });
});

it('asks back, and the answer puts the claim into the queue again', async () => {
  const { browser } = shop.people.customer;
  const { claimId } = await openClaim();
  const note = 'Apakah lampunya menyala?';
  expect((await shop.decide(claimId, { decision: 'ask', note })).json().status).toBe('asked');
  const path = `/my-claims/${claimId}/answer`;
  const answered = (await browser.post(path, { answer: 'Tidak, mati total' })).json();
  expect(answered.claim).toMatchObject({
    status: 'open',
    question: note,
    answer: 'Tidak, mati total',
  });
  expect((await browser.post(path, { answer: 'Lagi' })).json().code).toBe('CONFLICT');
});

describe('photos', () => {
  it('are five at most, and admins see them', async () => {
    const { claimId } = await openClaim();
    for (let count = 2; count <= 5; count += 1) {
      expect((await shop.addPhoto(claimId)).json().claim.photos).toHaveLength(count);
    }
    const sixth = await shop.addPhoto(claimId);
    expect(sixth.json().message).toBe('Paling banyak 5 foto untuk satu klaim.');
    const { browser } = shop.people.admin;
    const { data } = (await browser.get('/admin/claims?status=open&limit=100')).json();
    const { photos } = data.find(({ id }: { id: number }) => id === claimId);
    expect(photos).toHaveLength(5);
    expect((await browser.get(photos[0])).headers['content-type']).toBe('image/webp');
  });

  it('that are none open no claim', async () => {
    const { box, lineId } = await shop.ownBox();
    const refused = await shop.claim(box.id, { picture: Buffer.from('bukan foto') });
    expect(refused.json().code).toBe('IMAGE_UNREADABLE');
    expect((await shop.listBoxes(lineId))[0]).toMatchObject({ claim: null, mayClaim: true });
  });

  it('without a claim are swept, those with one stay', async () => {
    await openClaim();
    const { dependencies } = shop.test;
    const orphan = 'claims/00000000-0000-4000-8000-000000000000.webp';
    await dependencies.files.save(orphan, Buffer.from('x'));
    const clock = { now: () => new Date(Date.now() + 2 * DAY) };
    expect(await claimPhotos.sweepOrphans({ ...dependencies, clock })).toBe(1);
  });
});

describe('around the last day', () => {
  it('receiving it later moves the day, and a minute after it no claim is taken', async () => {
    const { test } = shop;
    const { parcelId, lineId } = await shop.ownBox({ isReceived: false });
    const [sent] = await shop.listBoxes(lineId);
    await shop.passDays(3);
    await shop.people.customer.browser.post(`/my-parcels/${parcelId}/receive`);
    const [{ warranty }] = await shop.listBoxes(lineId);
    const lastEvening = new Date(`${warranty.until}T23:59:00+07:00`).getTime();
    expect(lastEvening - Date.parse(`${sent.warranty.until}T23:59:00+07:00`)).toBe(3 * DAY);
    const goTo = (moment: number) => shop.passDays((moment - test.clock.now().getTime()) / DAY);
    const stateNow = async () => (await shop.listBoxes(lineId))[0];
    await goTo(lastEvening - DAY);
    expect(await stateNow()).toMatchObject({ warranty: { state: 'valid' }, mayClaim: true });
    await goTo(lastEvening);
    const { id } = await stateNow();
    await goTo(lastEvening + 60_000);
    expect(await stateNow()).toMatchObject({ warranty: { state: 'over' }, mayClaim: false });
    const late = await shop.claim(id);
    expect(late.json().message).toMatch(/^Garansi box ini berlaku sampai .* dan sudah lewat\.$/);
  });

  it('takes a claim at 23:59, and lets the admin decide it a week later', async () => {
    const { box, lineId } = await shop.ownBox();
    const lastEvening = new Date(`${box.warranty.until}T23:59:00+07:00`).getTime();
    await shop.passDays((lastEvening - shop.test.clock.now().getTime()) / DAY);
    const { claim } = (await shop.claim(box.id)).json();
    await shop.passDays(7);
    expect((await shop.decide(claim.id, { decision: 'accept' })).json().status).toBe('accepted');
    expect((await shop.listBoxes(lineId))[0].warranty.state).toBe('used');
  });
});

const check = (serial: string) => shop.test.browser().post('/public/check-serial', { serial });

it('POST /public/check-serial shows until when, and nothing about people', async () => {
  const { serial, box, orderId } = await shop.ownBox();
  expect((await check(serial.toLowerCase())).json()).toEqual({
    product: 'Jam Masjid',
    state: 'valid',
    until: box.warranty.until,
    isReplaced: false,
  });
  await shop.refund(orderId);
  expect((await check(serial)).json()).toMatchObject({ state: 'none', until: null });
  expect((await check('TIDAK-ADA-1')).json().code).toBe('SERIAL_UNKNOWN');
  expect((await check('!!')).json()).toMatchObject({ code: 'INVALID', field: 'serial' });
});

it('leads an admin from a serial number to its owner', async () => {
  const { serial } = await shop.ownBox();
  const { browser } = shop.people.admin;
  const found = (await browser.get(`/admin/search?q=${serial.toLowerCase()}`)).json();
  expect(found.data).toMatchObject([{ id: shop.people.customer.user.id, by: serial }]);
});

it('a refund closes an open claim', async () => {
  const { orderId, claimId } = await openClaim();
  await shop.refund(orderId);
  expect((await shop.decide(claimId, { decision: 'accept' })).json().code).toBe('CLAIM_REFUSED');
  const refused = await shop.decide(claimId, { decision: 'refuse', refusal: 'lightning' });
  expect(refused.json().message).toBe('Klaim ini sudah diputuskan.');
});
