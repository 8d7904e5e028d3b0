import { readToken, verifyToken } from '@timesync/contract';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createBrowserClient } from '../../../../../test/browser-client.ts';
import { admin, customer, license, openShop, test } from '../../../../../test/license-shop.ts';
import {
  activateOnline,
  buyLicenses,
  newDevice,
  newRequest,
  type SampleDevice,
  signingKeys,
} from '../../../../../test/licenses.ts';
import { openBrowser } from '../../../../../test/people.ts';
import { temporaryFolder } from '../../../../../test/temporary-folder.ts';
import { readConfig } from '../../../../platform/config.ts';
import { addLicenseKey } from '../../../../platform/crypto/license-keys.ts';
import { buildApp } from '../../../../programs/app.ts';
import { activations } from '../licensing.schema.ts';
import { openOwnKeys } from '../tokens/open-own-keys.ts';

await openShop();

const online = (device: SampleDevice, app = test.app) =>
  activateOnline({ app }, license.licenseKey, device);

describe('a bound licence whose token was never stored, or cleared after a compromise', () => {
  const clearTokens = () => test.database.db.update(activations).set({ token: null });

  it('is shown again with its device and a token that stays the same', async () => {
    const device = newDevice();
    const { code } = await newRequest(test, device);
    const body = { request: code, licenseId: license.id };
    const answered = (await customer.browser.post('/activation', body)).json();
    await clearTokens();
    const { data } = (await customer.browser.get('/my-licenses')).json();
    const { token } = data[0].activation;
    expect(data[0].activation).toEqual({ ...answered, token });
    expect((await verifyToken(token, await signingKeys(test.app))).ok).toBe(true);
    const shown = (await customer.browser.get(`/my-licenses/${license.id}`)).json();
    expect(shown.activation.token).toBe(token);
    expect((await online(device)).json().token).toBe(token);
  });

  it('is shown to the admin too, but gets no token while it is blocked', async () => {
    const path = `/admin/licenses/${license.id}`;
    const device = newDevice();
    await online(device);
    await clearTokens();
    const act = (action: string) =>
      admin.browser.post(`${path}/actions`, { action, reason: 'Diperiksa dulu' });
    expect((await act('suspend')).json()).toMatchObject({
      device: { deviceId: device.idText },
      activation: null,
    });
    expect((await act('reinstate')).json().activation.token).toMatch(/^JM1-/);
  });
});

it('records in the history when the same device gets new digits', async () => {
  const device = newDevice();
  const activateBy = async ({ code: request }: { code: string }) => {
    const body = { request, licenseId: license.id };
    return (await customer.browser.post('/activation', body)).json().shortCode;
  };
  const countNotices = async () => {
    const { timeline } = (await admin.browser.get(`/admin/licenses/${license.id}`)).json();
    return timeline.filter(({ action }: { action: string }) => action === 'activate').length;
  };
  const request = await newRequest(test, device);
  const digits = await activateBy(request);
  expect(await activateBy(request)).toBe(digits);
  expect(await countNotices()).toBe(1);
  expect(await activateBy(await newRequest(test, device))).not.toBe(digits);
  expect(await countNotices()).toBe(2);
});

describe('a rotation of the signing key', () => {
  const source = () => ({ dataDir: test.dependencies.config.DATA_DIR, environment: undefined });
  /** The same database behind a server that was started again. */
  const restart = async (environment: Record<string, string> = {}) => {
    const usual = { DATA_DIR: source().dataDir, LOG_LEVEL: 'silent' };
    const config = readConfig({ ...usual, ...environment });
    const licenseKeys = await openOwnKeys({ config, database: test.database });
    const app = await buildApp({ ...test.dependencies, config, licenseKeys });
    onTestFinished(() => app.close());
    return { ...test, app, browser: () => createBrowserClient(app) };
  };
  const keyIds = async (app: FastifyInstance) =>
    (await app.inject('/device/v1/keys'))
      .json()
      .keys.map(({ id, isCurrent }: { id: number; isCurrent: boolean }) => [id, isCurrent]);
  const keyIdOf = (token: string) => {
    const read = readToken(token);
    return read.ok ? read.payload.keyId : undefined;
  };

  it('breaks no issued token and no waiting box at any step', async () => {
    const first = newDevice();
    const { token } = (await online(first)).json();
    const waiting = await newRequest(test, newDevice());
    await addLicenseKey(source());

    // The new key opens requests before any app can know it; the old one still signs.
    const spreading = await restart();
    expect(await keyIds(spreading.app)).toEqual([
      [1, true],
      [2, false],
    ]);
    const fresh = await newRequest(spreading, newDevice(), { keyId: 2 });
    for (const { code } of [waiting, fresh]) {
      const [other] = await buyLicenses(spreading, customer, admin);
      const browser = await openBrowser(spreading, customer.user);
      const answered = await browser.post('/activation', { request: code, licenseId: other?.id });
      expect(keyIdOf(answered.json().token)).toBe(1);
    }

    const rotated = await restart({ LICENSE_KEY_ID: '2' });
    expect(await keyIds(rotated.app)).toEqual([
      [1, false],
      [2, true],
    ]);
    expect((await online(first, rotated.app)).json().token).toBe(token);
    expect((await verifyToken(token, await signingKeys(rotated.app))).ok).toBe(true);
    const browser = await openBrowser(rotated, customer.user);
    for (const keyId of [1, 2]) {
      const [other] = await buyLicenses(rotated, customer, admin);
      const { code } = await newRequest(rotated, newDevice(), { keyId });
      const answered = await browser.post('/activation', { request: code, licenseId: other?.id });
      expect(keyIdOf(answered.json().token)).toBe(2);
    }
  });

  it('refuses to start with other keys than those of its tokens', async () => {
    await online(newDevice());
    const dataDir = temporaryFolder();
    const { line = '' } = await addLicenseKey({ dataDir, environment: ' ', id: 3 });
    await expect(restart({ LICENSE_SIGNING_KEY: line })).rejects.toThrow('are not the ones');
  });
});
