// T68: one licence, one box. Three moves within three years, however a device is activated.
import { FREE_MOVE } from '@timesync/contract';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import {
  admin,
  comeAgain,
  customer,
  findOpenRequest,
  license,
  openShop,
  test,
} from '../../../../../test/license-shop.ts';
import {
  newDevice,
  newRequest,
  type SampleDevice,
  sendTransferRequest,
} from '../../../../../test/licenses.ts';

await openShop();
const DAY = 86_400_000;
const send = (url: string, payload: object) =>
  test.app.inject({ method: 'POST', url: `/device/v1/${url}`, payload });
const bind = ({ idText: deviceId, type: deviceType } = newDevice()) =>
  send('activate', { licenseKey: license.licenseKey, deviceId, deviceType });
/** Activates, keeps the token and releases, as a customer can who imitates the device. */
const bindAndLetGo = async (device = newDevice()) =>
  letGo(device, (await bind(device)).json().releaseSecret);
const letGo = ({ idText: deviceId }: SampleDevice, releaseSecret: string) =>
  send('release', { licenseKey: license.licenseKey, deviceId, releaseSecret });
const act = (action: string) =>
  admin.browser.post(`/admin/licenses/${license.id}/actions`, { action, reason: 'Karena diuji' });
const count = (device: SampleDevice, isCounted: boolean) =>
  admin.browser.post(`/admin/licenses/${license.id}/devices`, {
    deviceId: device.idText,
    isCounted,
    reason: 'Ganti garansi',
  });
const shown = async () => (await customer.browser.get(`/my-licenses/${license.id}`)).json();
const managed = async () => (await admin.browser.get(`/admin/licenses/${license.id}`)).json();
afterEach(comeAgain);
async function approveOpenRequest(decision: object = {}) {
  const { id } = await findOpenRequest();
  return admin.browser.post(`/admin/transfers/${id}/decision`, {
    decision: 'approve',
    ...decision,
  });
}
/** A transfer that is no move. */
const uncounted = { isCounted: false, note: 'Ganti garansi' };
/** Devices that held the licence one after the other; an admin let each go. */
async function holdAndRelease(devices: number): Promise<SampleDevice[]> {
  const held = Array.from({ length: devices }, () => newDevice());
  for (const device of held) {
    expect((await bind(device)).statusCode).toBe(200);
    await act('release');
  }
  return held;
}

describe('moves', () => {
  it('one key that is bound and released in a loop runs two boxes, not four', async () => {
    const tokens = new Set<string>();
    for (let box = 0; box < 12; box += 1) {
      const device = newDevice();
      const { token, releaseSecret } = (await bind(device)).json();
      if (token) tokens.add(token);
      if (releaseSecret) await letGo(device, releaseSecret);
      // Two of the moves are on the first day.
      test.clock.advance(DAY / 2 - 1);
    }
    await comeAgain();
    expect(tokens.size).toBe(2);
    const refused = await bind();
    expect(refused.json()).toMatchObject({
      code: 'MOVE_NEEDS_PROOF',
      message: expect.stringContaining('foto bukti'),
    });
  });

  it('count for every way to activate, and every page shows the same number', async () => {
    const [first] = await holdAndRelease(1);
    // Another one by an offline code, which moves on by an approved transfer.
    const { code } = await newRequest(test, newDevice());
    await customer.browser.post('/activation', { request: code, licenseId: license.id });
    await sendTransferRequest(customer, license.id);
    expect((await findOpenRequest()).transfersUsed).toBe(1);
    await approveOpenRequest();
    await bind();

    expect((await shown()).transfers.used).toBe(2);
    const { timeline, transfersUsed: ofDetail, devices } = await managed();
    expect(ofDetail).toBe(2);
    expect(devices).toHaveLength(3);
    expect(timeline[0]).toMatchObject({ action: 'activate', after: { movesUsed: 2 } });
    const key = `licenseKey=${license.licenseKey}`;
    const { data } = (await admin.browser.get(`/admin/licenses?${key}`)).json();
    expect(data[0].transfersUsed).toBe(2);
    const csv = (await admin.browser.get(`/admin/licenses/export?${key}`)).body.split('\r\n');
    expect(csv[1]?.split(';').at(-2)).toBe('2');

    await act('release');
    expect((await bind(first)).statusCode).toBe(200);
    expect((await shown()).transfers.used).toBe(2);
  });

  it('end after the third; every device that held the licence may return free', async () => {
    const held = await holdAndRelease(4);
    const { code } = await newRequest(test, newDevice());
    const body = { request: code, licenseId: license.id };
    expect((await customer.browser.post('/activation', body)).json().code).toBe('MOVES_USED_UP');
    const shop = await admin.browser.post(`/admin/licenses/${license.id}/activate`, {
      request: code,
      reason: 'Pelanggan meminta',
    });
    expect(shop.json().code).toBe('MOVES_USED_UP');
    for (const device of held) {
      expect((await bind(device)).statusCode).toBe(200);
      // Also while another device holds it: asking for a move would be refused.
      expect((await bind()).json().code).toBe('MOVES_USED_UP');
      await act('release');
    }
    await bind(held[0]);
    const asked = await sendTransferRequest(customer, license.id);
    expect(asked.json().message).toContain('sudah habis');
    expect((await shown()).transfers).toMatchObject({ used: 3, obstacle: 'usedUp' });
  });

  it('end three years after the purchase; the first device may come later', async () => {
    test.clock.advance(4 * 366 * DAY);
    await comeAgain();
    const first = newDevice();
    expect((await bind(first)).statusCode).toBe(200);
    await act('release');
    const late = await bind();
    expect(late.json()).toMatchObject({
      code: 'MOVES_TOO_LATE',
      message: expect.stringMatching(/sampai \d+ \w+ \d{4}/),
    });
    expect((await bind(first)).statusCode).toBe(200);
  });

  it('refuse to approve what could not be activated afterwards', async () => {
    const device = newDevice();
    await bind(device);
    await sendTransferRequest(customer, license.id);
    // A licence from before the rule keeps its device and cannot move.
    await test.database.db.execute(sql`
      insert into activations (license_id, sequence, device_id, device_type, activated_at, released_at)
      select ${license.id}, sequence, decode(lpad(to_hex(sequence), 20, '0'), 'hex'), 'tvbox', now(), now()
      from generate_series(-9, -1) as sequence`);
    expect((await approveOpenRequest(uncounted)).json()).toMatchObject({
      code: 'TRANSFER_REFUSED',
      message: expect.stringContaining('sudah habis'),
    });
    expect((await shown()).transfers).toMatchObject({ used: 9, obstacle: 'alreadyOpen' });
    expect((await bind(device)).statusCode).toBe(200);
    expect((await bind()).json().code).toBe('MOVES_USED_UP');
  });
});

describe('a device that releases the licence by itself', () => {
  it('leaves its place to one other within 24 hours of the first binding, and says so', async () => {
    const released = await bindAndLetGo();
    const moment = /\d+ \w+ \d{4}, \d\d:\d\d WIB/;
    expect(released.json().message).toMatch(moment);
    expect(released.json().message).toContain(FREE_MOVE);
    const until = new Date(test.clock.now().getTime() + DAY).toISOString();
    expect((await shown()).transfers).toMatchObject({ freeMoveUntil: until, needsProof: false });
    test.clock.advance(DAY - 1);
    const second = await bindAndLetGo();
    expect(second.statusCode).toBe(200);
    expect(second.json().message).toContain('foto bukti');
    await comeAgain();
    expect((await shown()).transfers).toMatchObject({
      ...{ used: 1, freeMoveUntil: null, needsProof: true, obstacle: null },
    });
    expect((await managed()).needsProof).toBe(true);
    expect((await bind()).json().code).toBe('MOVE_NEEDS_PROOF');
  });

  it('is followed by another one after an approved request with a photo', async () => {
    const device = newDevice();
    await bindAndLetGo(device);
    test.clock.advance(DAY);
    await comeAgain();
    expect((await sendTransferRequest(customer, license.id)).statusCode).toBe(201);
    expect((await shown()).transfers.obstacle).toBe('alreadyOpen');
    expect((await bind()).json().code).toBe('MOVE_NEEDS_PROOF');
    await approveOpenRequest();
    expect((await shown()).transfers).toMatchObject({ needsProof: false, obstacle: 'notActive' });
    expect((await bindAndLetGo()).statusCode).toBe(200);
    // One approval is good for one device.
    expect((await bind()).json().code).toBe('MOVE_NEEDS_PROOF');
  });

  it('keeps an open request open, which ends when a device is bound', async () => {
    const device = newDevice();
    const { releaseSecret } = (await bind(device)).json();
    await sendTransferRequest(customer, license.id);
    await letGo(device, releaseSecret);
    expect((await shown()).transfers.latest.status).toBe('open');
    await bind(device);
    expect((await shown()).transfers.latest).toMatchObject({
      status: 'rejected',
      note: expect.stringContaining('sudah dipakai lagi'),
    });
  });

  it('can be followed without a photo when an admin allows it, with a reason', async () => {
    expect((await act('allowMove')).statusCode).toBe(409);
    await bindAndLetGo();
    test.clock.advance(DAY);
    await comeAgain();
    const { needsProof, timeline } = (await act('allowMove')).json();
    expect(needsProof).toBe(false);
    expect(timeline[0]).toMatchObject({ action: 'allow move', note: 'Karena diuji' });
    expect((await bind()).statusCode).toBe(200);
    expect((await act('allowMove')).statusCode).toBe(409);
  });
});

describe('POST /my-licenses/:id/release', () => {
  const takeBack = () => customer.browser.post(`/my-licenses/${license.id}/release`);

  it('takes a licence back from the wrong box on the first day, once', async () => {
    await bind();
    expect((await bind()).json()).toMatchObject({
      code: 'LICENSE_IN_USE',
      message: expect.stringContaining(FREE_MOVE),
    });
    expect((await takeBack()).json()).toMatchObject({ status: 'unused', activation: null });
    expect((await takeBack()).statusCode).toBe(200);
    expect((await bind()).statusCode).toBe(200);
    expect((await takeBack()).json().code).toBe('MOVE_NEEDS_PROOF');
    expect((await managed()).timeline.map(({ action }: { action: string }) => action)).toEqual(
      expect.arrayContaining(['activate', 'release', 'activate']),
    );
  });

  it('refuses a day later', async () => {
    await bind();
    test.clock.advance(DAY);
    await comeAgain();
    expect((await takeBack()).json().code).toBe('MOVE_NEEDS_PROOF');
    expect((await shown()).status).toBe('active');
  });
});

describe('POST /admin/licenses/:id/devices', () => {
  it('refunds a move, with a reason in the history, and counts it again', async () => {
    const held = await holdAndRelease(4);
    const replaced = held[3] ?? newDevice();
    const marked = await count(replaced, false);
    expect(marked.statusCode).toBe(200);
    const { transfersUsed, devices, timeline } = marked.json();
    expect(transfersUsed).toBe(2);
    expect(devices.at(-1)).toMatchObject({ deviceId: replaced.idText, isCounted: false });
    expect(timeline[0]).toMatchObject({
      action: 'uncount device',
      note: 'Ganti garansi',
      before: { movesUsed: 3 },
      after: { movesUsed: 2 },
    });
    expect((await bind()).statusCode).toBe(200);
    expect((await shown()).transfers.used).toBe(3);
    expect((await count(replaced, true)).json().transfersUsed).toBe(4);
    await act('release');
    expect((await bind()).json().code).toBe('MOVES_USED_UP');
  });

  it('is the mark of a transfer that is not counted', async () => {
    const device = newDevice();
    await bind(device);
    await sendTransferRequest(customer, license.id);
    const decided = (await approveOpenRequest(uncounted)).json();
    expect(decided).toMatchObject({ status: 'approved', isCounted: false });
    await bind();
    expect((await shown()).transfers.used).toBe(0);
    expect((await count(device, true)).json().transfersUsed).toBe(1);
  });

  it('refuses unknown devices, silence and what is so already', async () => {
    const [device = newDevice()] = await holdAndRelease(1);
    expect((await count(newDevice(), false)).statusCode).toBe(404);
    expect((await count({ ...device, idText: 'UUUU-UUUU-UUUU-UUUU' }, false)).statusCode).toBe(404);
    expect((await count(device, true)).statusCode).toBe(409);
    const path = `/admin/licenses/${license.id}/devices`;
    const silent = { deviceId: device.idText, isCounted: false };
    expect((await admin.browser.post(path, silent)).json().message).toBe('Alasan wajib diisi');
  });
});
