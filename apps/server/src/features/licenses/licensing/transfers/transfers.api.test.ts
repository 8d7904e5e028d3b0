import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  admin,
  comeAgain,
  customer,
  findOpenRequest,
  license,
  openShop,
  test,
} from '../../../../../test/license-shop.ts';
import { activateOnline, newDevice, sendTransferRequest } from '../../../../../test/licenses.ts';
import { activations, licenses } from '../licensing.schema.ts';

await openShop();

const act = (action: string) =>
  admin.browser.post(`/admin/licenses/${license.id}/actions`, { action, reason: 'Karena diuji' });
const bind = (device = newDevice()) => activateOnline(test, license.licenseKey, device);
const ask = () => sendTransferRequest(customer, license.id);
const approve = (id: number) =>
  admin.browser.post(`/admin/transfers/${id}/decision`, { decision: 'approve' });
const shown = async () => (await customer.browser.get(`/my-licenses/${license.id}`)).json();

describe('a void request', () => {
  beforeEach(async () => {
    await bind();
    await ask();
  });

  it('leaves the queue when the device is released, and costs no move', async () => {
    await act('release');
    expect(await findOpenRequest()).toBeUndefined();
    expect((await shown()).transfers).toMatchObject({
      used: 0,
      latest: { status: 'rejected', note: expect.stringContaining('sudah dilepas') },
    });
    const { timeline } = (await admin.browser.get(`/admin/licenses/${license.id}`)).json();
    expect(timeline.slice(0, 2)).toMatchObject([
      { action: 'release' },
      { action: 'reject transfer', actorKind: 'system' },
    ]);
  });

  it('leaves the queue when the licence is revoked', async () => {
    await act('revoke');
    expect(await findOpenRequest()).toBeUndefined();
  });

  it('leaves the queue when the order is refunded', async () => {
    const { data } = (await customer.browser.get('/transaction')).json();
    const refund = { transactionId: data[0].id, reason: 'Uang dikembalikan' };
    expect((await admin.browser.post('/admin/transactions/refund', refund)).statusCode).toBe(200);
    expect(await findOpenRequest()).toBeUndefined();
    const { timeline } = (await admin.browser.get(`/admin/licenses/${license.id}`)).json();
    expect(timeline.find(({ action }: { action: string }) => action === 'revoke')).toMatchObject({
      before: { status: 'active' },
      after: { status: 'revoked' },
    });
  });

  // Older rows, and whatever else a release may forget to close.
  it.each([
    ['is released', { released: true }, 'sudah dilepas'],
    ['is revoked', { revoked: true }, 'sudah dicabut'],
    ['is suspended', { suspended: true }, 'ditangguhkan'],
  ])('cannot be approved when its licence %s behind its back', async (_name, done, words) => {
    const { db } = test.database;
    const at = test.clock.now();
    const ofLicense = eq(licenses.id, license.id);
    if ('released' in done) {
      const own = eq(activations.licenseId, license.id);
      await db.update(activations).set({ releasedAt: at }).where(own);
    }
    if ('revoked' in done) await db.update(licenses).set({ revokedAt: at }).where(ofLicense);
    if ('suspended' in done) await db.update(licenses).set({ suspendedAt: at }).where(ofLicense);
    const { id } = await findOpenRequest();
    const answer = await approve(id);
    expect(answer.json()).toMatchObject({
      code: 'TRANSFER_REFUSED',
      message: expect.stringContaining(words),
    });
    expect((await findOpenRequest()).transfersUsed).toBe(0);
    const rejected = await admin.browser.post(`/admin/transfers/${id}/decision`, {
      decision: 'reject',
      note: 'Tidak perlu lagi',
    });
    expect(rejected.statusCode).toBe(200);
  });
});

it.each([
  ['suspend', 'LICENSE_SUSPENDED', 'ditangguhkan'],
  ['revoke', 'LICENSE_REVOKED', 'dicabut'],
])('says after %s why it cannot be asked for', async (action, code, words) => {
  await bind();
  await act(action);
  expect((await ask()).json()).toMatchObject({ code, message: expect.stringContaining(words) });
});

describe('the last day, in Jakarta', () => {
  const HOUR = 3_600_000;
  const waitUntil = async (moment: number) => {
    test.clock.advance(moment - test.clock.now().getTime());
    await comeAgain();
  };

  it('counts to its last minute; one more minute is too late', async () => {
    await bind();
    const { until } = (await shown()).transfers;
    expect(until).toMatch(/T16:59:59\.999Z$/);
    await waitUntil(Date.parse(until) - 60_000);
    expect((await shown()).transfers.obstacle).toBeNull();
    expect((await ask()).statusCode).toBe(201);
    const { id } = await findOpenRequest();
    // It was requested in time: the customer does not pay for a slow admin.
    await waitUntil(Date.parse(until) + HOUR);
    expect((await approve(id)).statusCode).toBe(200);
    expect((await bind()).statusCode).toBe(200);
    const late = await ask();
    expect(late.statusCode).toBe(409);
    expect(late.json().message).toContain('3 tahun');
    expect((await shown()).transfers).toMatchObject({ used: 1, obstacle: 'tooLate' });
  });
});
