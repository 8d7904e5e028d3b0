// T69: new 20 digits without end for boxes that share one device id.
import { afterEach, expect, it } from 'vitest';
import {
  admin,
  comeAgain,
  customer,
  license,
  openShop,
  test,
} from '../../../../../test/license-shop.ts';
import { newDevice, newRequest, type SampleDevice } from '../../../../../test/licenses.ts';

await openShop();
const DAY = 86_400_000;
const activate = (request: string) =>
  customer.browser.post('/activation', { request, licenseId: license.id });
/** A box that was reset, or another one with the same id: it has a secret of its own. */
const askWithNewSecret = async (device: SampleDevice) =>
  activate((await newRequest(test, device)).code);
const act = (action: string) =>
  admin.browser.post(`/admin/licenses/${license.id}/actions`, {
    action,
    reason: 'Box dari garansi',
  });
const managed = async () => (await admin.browser.get(`/admin/licenses/${license.id}`)).json();
const timeline = async (): Promise<Array<{ action: string; after: unknown }>> =>
  (await managed()).timeline;
/** Its first digits and three more, all of them free. */
async function useUpResets(device: SampleDevice) {
  for (let box = 0; box < 4; box += 1) {
    expect((await askWithNewSecret(device)).statusCode).toBe(200);
  }
}
afterEach(comeAgain);

it('gives three other boxes their digits, says so, and then refuses', async () => {
  const device = newDevice();
  await useUpResets(device);
  const refused = await askWithNewSecret(device);
  expect(refused.json()).toMatchObject({
    code: 'DEVICE_RESETS_USED_UP',
    message: expect.stringContaining('Hubungi admin'),
  });
  const resets = (await timeline()).filter(({ action }) => action === 'reset device');
  expect(resets.map(({ after }) => after)).toMatchObject([
    { resetsUsed: 3 },
    { resetsUsed: 2 },
    { resetsUsed: 1 },
  ]);
  expect((await managed()).resets).toEqual({ used: 3, allowed: 3, isExtraAllowed: false });
});

it('knows a box by its secret: it asks as often as it likes, with any nonce', async () => {
  const device = newDevice();
  const first = await newRequest(test, device);
  const answer = (await activate(first.code)).json();
  expect((await activate(first.code)).json()).toEqual(answer);
  for (let again = 0; again < 5; again += 1) {
    const { code } = await newRequest(test, device, { secret: first.secret });
    expect((await activate(code)).statusCode).toBe(200);
  }
  expect((await timeline()).some(({ action }) => action === 'reset device')).toBe(false);
  for (let box = 0; box < 3; box += 1) await askWithNewSecret(device);
  expect((await askWithNewSecret(device)).statusCode).toBe(409);
  // The first request again: the same answer as ever.
  expect((await activate(first.code)).json()).toEqual(answer);
});

it('counts resets after the device is bound again, and forgets each after a year', async () => {
  const device = newDevice();
  await useUpResets(device);
  await act('release');
  expect((await askWithNewSecret(device)).json().code).toBe('DEVICE_RESETS_USED_UP');
  test.clock.advance(365 * DAY);
  await comeAgain();
  expect((await askWithNewSecret(device)).statusCode).toBe(200);
  expect((await managed()).resets.used).toBe(1);
});

it('allows one more when an admin agrees, with a reason', async () => {
  const device = newDevice();
  expect((await act('allowReset')).statusCode).toBe(409);
  await askWithNewSecret(device);
  expect((await act('allowReset')).json().message).toContain('masih punya reset gratis');
  for (let box = 0; box < 3; box += 1) await askWithNewSecret(device);
  const allowed = (await act('allowReset')).json();
  expect(allowed.resets.isExtraAllowed).toBe(true);
  expect(allowed.timeline[0]).toMatchObject({ action: 'allow reset', note: 'Box dari garansi' });
  expect((await act('allowReset')).statusCode).toBe(409);
  expect((await askWithNewSecret(device)).statusCode).toBe(200);
  expect((await managed()).resets).toEqual({ used: 3, allowed: 3, isExtraAllowed: false });
  expect((await askWithNewSecret(device)).statusCode).toBe(409);
});

it("decides at the admin's shop, where a reason is given anyway", async () => {
  const device = newDevice();
  await useUpResets(device);
  const { code } = await newRequest(test, device);
  const path = `/admin/licenses/${license.id}/activate`;
  const body = { request: code, reason: 'Box dari garansi' };
  expect((await admin.browser.post(path, body)).statusCode).toBe(200);
  expect((await timeline())[0]).toMatchObject({
    action: 'activate',
    note: expect.stringContaining('Box dari garansi'),
  });
  expect((await askWithNewSecret(device)).statusCode).toBe(409);
});
