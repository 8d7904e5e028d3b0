import { checkShortCode, verifyToken } from '@timesync/contract';
import { describe, expect, it } from 'vitest';
import { admin, customer, license, openShop, test } from '../../../../test/license-shop.ts';
import { activateOnline, newDevice, newRequest, signingKeys } from '../../../../test/licenses.ts';
import { signInAs } from '../../../../test/people.ts';

await openShop();

const activate = (body: object) =>
  test.app.inject({ method: 'POST', url: '/device/v1/activate', payload: body });
const online = (device: { idText: string; type: string }, licenseKey = license.licenseKey) =>
  activateOnline(test, licenseKey, device);

describe('POST /device/v1/activate', () => {
  it('binds the licence and answers a token that the device can check alone', async () => {
    const device = newDevice();
    const response = await online(device);
    expect(response.statusCode).toBe(200);
    const { token, sequence, license: about } = response.json();
    expect(sequence).toBe(1);
    expect(about).toEqual({
      licenseKey: license.licenseKey,
      product: 'Jam Masjid',
      variant: 'Untuk TV',
      init: 'TV',
    });
    const verified = await verifyToken(token, await signingKeys(test.app));
    expect(verified).toMatchObject({
      ok: true,
      payload: {
        isPermanent: true,
        isAfterTransfer: false,
        deviceType: 'tvbox',
        init: 'TV',
        sequence: 1,
      },
    });
    if (verified.ok) expect(Buffer.from(verified.payload.deviceId)).toEqual(Buffer.from(device.id));
  });

  it('answers the same token to the same device, and counts it as used', async () => {
    const device = newDevice();
    const first = (await online(device)).json();
    expect((await online(device)).json()).toEqual({ ...first, releaseSecret: null });
    const { data } = (await customer.browser.get('/my-products')).json();
    expect(data[0].licenses[0]).toMatchObject({ licenseKey: license.licenseKey, used: true });
  });

  it('reads a key as people type it', async () => {
    const typed = license.licenseKey.toLowerCase().replaceAll('-', ' ');
    expect((await online(newDevice(), typed)).statusCode).toBe(200);
  });

  it('answers as docs/device-protocol.md says when a field is missing or unknown', async () => {
    const { idText: deviceId, type: deviceType } = newDevice();
    const missing = await activate({ deviceId, deviceType });
    expect(missing.json()).toMatchObject({ code: 'INVALID', field: 'licenseKey' });
    const { licenseKey } = license;
    const unknown = await activate({ licenseKey, deviceId, deviceType, colour: 'green' });
    expect(unknown.json().code).toBe('MALFORMED');
  });

  it('tells another device what the owner can do', async () => {
    await online(newDevice());
    const response = await online(newDevice());
    expect(response.json().code).toBe('LICENSE_IN_USE');
    expect(response.json().message).toMatch(/0 dari 3 terpakai, berlaku sampai \d+ \w+ \d{4}/);
  });

  it.each([
    ['kurang', 'LICENSE_KEY_FORMAT', 422],
    ['TV-0000-0000-0000-0000', 'LICENSE_KEY_CHECKSUM', 422],
    ['TV-0123-4567-89AB-CD97', 'LICENSE_UNKNOWN', 404],
  ])('refuses the key %s with its own sentence: %s', async (key, code, status) => {
    const response = await online(newDevice(), key);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ code, field: 'licenseKey' });
  });

  it('refuses a device type that the init does not allow, and unknown ones', async () => {
    const phone = await online(newDevice('smartphone'));
    expect(phone.json()).toMatchObject({
      code: 'DEVICE_TYPE_REFUSED',
      message: expect.stringContaining('hanya untuk TV Box atau Smart TV.'),
    });
    expect((await online({ ...newDevice(), type: 'kulkas' })).json().code).toBe(
      'DEVICE_TYPE_REFUSED',
    );
    expect((await online({ ...newDevice(), type: 'TV Box' })).statusCode).toBe(200);
  });

  it.each(['suspend', 'revoke'])('refuses after %s', async (action) => {
    const path = `/admin/licenses/${license.id}/actions`;
    await admin.browser.post(path, { action, reason: 'Diperiksa dulu' });
    const code = action === 'suspend' ? 'LICENSE_SUSPENDED' : 'LICENSE_REVOKED';
    expect((await online(newDevice())).json().code).toBe(code);
  });
});

describe('Aktivasi lewat HP', () => {
  const activateBy = (request: string, { browser } = customer) =>
    browser.post('/activation', { request, licenseId: license.id });

  it('returns twenty digits that only this box accepts, and always the same answer', async () => {
    const device = newDevice();
    const { code, secret, nonce } = await newRequest(test, device);
    const inspected = await customer.browser.post('/activation/inspect', { request: code });
    expect(inspected.json()).toEqual({ deviceId: device.idText, deviceType: 'tvbox' });

    const usable = (await customer.browser.get('/my-licenses?deviceType=tvbox')).json();
    expect(usable.data.map(({ id }: { id: number }) => id)).toEqual([license.id]);
    const response = await activateBy(code);
    expect(response.statusCode).toBe(200);
    const answer = response.json();
    const source = { secret, nonce, deviceId: device.id, deviceType: device.type };
    expect(await checkShortCode(answer.shortCode, source)).toEqual({ ok: true });
    const other = { ...source, secret: new Uint8Array(16) };
    expect(await checkShortCode(answer.shortCode, other)).toEqual({ ok: false, problem: 'wrong' });
    expect((await verifyToken(answer.token, await signingKeys(test.app))).ok).toBe(true);

    const shown = (await customer.browser.get(`/my-licenses/${license.id}`)).json();
    expect(shown).toMatchObject({ status: 'active', activation: answer });
    expect((await customer.browser.get('/my-licenses?deviceType=tvbox')).json().data).toEqual([]);
    expect((await activateBy(code)).json()).toEqual(answer);
  });

  it('accepts a typed key, also of another customer who gave it away', async () => {
    const friend = await signInAs(test);
    const { code } = await newRequest(test, newDevice());
    const body = { request: code, licenseKey: license.licenseKey };
    expect((await friend.browser.post('/activation', body)).statusCode).toBe(200);
  });

  it("refuses a stranger's licence, a broken code and no choice", async () => {
    const stranger = await signInAs(test);
    const { code } = await newRequest(test, newDevice());
    expect((await activateBy(code, stranger)).json().code).toBe('LICENSE_UNKNOWN');
    const broken = `${code.slice(0, 30)}${code[30] === '0' ? '1' : '0'}${code.slice(31)}`;
    const wrong = await customer.browser.post('/activation/inspect', { request: broken });
    expect(wrong.json()).toMatchObject({ code: 'DEVICE_REQUEST_UNREADABLE', field: 'request' });
    expect((await customer.browser.post('/activation', { request: code })).statusCode).toBe(400);
  });

  it("works at the admin's screen too, with a reason that is stored", async () => {
    const device = newDevice();
    const { code } = await newRequest(test, device);
    const path = `/admin/licenses/${license.id}`;
    const silent = await admin.browser.post(`${path}/activate`, { request: code });
    expect(silent.statusCode).toBe(400);
    expect(silent.json()).toMatchObject({ field: 'reason', message: 'Alasan wajib diisi' });
    const response = await admin.browser.post(`${path}/activate`, {
      request: code,
      reason: 'HP pelanggan tidak ada kamera',
    });
    expect(response.json().shortCode).toMatch(/^\d{20}$/);
    const latest = async () => (await admin.browser.get(path)).json().timeline[0];
    expect(await latest()).toMatchObject({
      action: 'activate',
      actorKind: 'admin',
      note: 'HP pelanggan tidak ada kamera',
    });

    const { code: nextCode } = await newRequest(test, device);
    const again = { request: nextCode, reason: 'Aplikasi dipasang ulang' };
    const renewed = await admin.browser.post(`${path}/activate`, again);
    expect((await latest()).note).toContain('Aplikasi dipasang ulang');
    // Its owner reads the new digits.
    const own = (await customer.browser.get(`/my-licenses/${license.id}`)).json();
    expect(own.activation.shortCode).toBe(renewed.json().shortCode);
    expect(own.activation.shortCode).not.toBe(response.json().shortCode);
  });
});

describe('POST /public/check-license', () => {
  it('returns only what a buyer needs', async () => {
    const check = async () => {
      const payload = { licenseKey: license.licenseKey };
      return (
        await test.app.inject({ method: 'POST', url: '/public/check-license', payload })
      ).json();
    };
    expect(await check()).toEqual({
      deviceTypes: ['tvbox', 'smarttv'],
      isInUse: false,
      isBlocked: false,
    });
    await online(newDevice());
    expect((await check()).isInUse).toBe(true);
  });
});
