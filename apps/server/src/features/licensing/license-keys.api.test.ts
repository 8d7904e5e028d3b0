import { verifyToken } from '@timesync/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buyLicenses, newDevice, newRequest, signingKeys } from '../../../test/licenses.ts';
import { type SignedIn, signInAs } from '../../../test/people.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { activations } from './licensing.schema.ts';

let test: TestApp;
let admin: SignedIn;
let customer: SignedIn;
let license: { id: number; licenseKey: string };

beforeAll(async () => {
  test = await createTestApp();
  admin = await signInAs(test, 'admin');
});
afterAll(() => test.close());
beforeEach(async () => {
  customer = await signInAs(test);
  const [first] = await buyLicenses(test, customer, admin);
  if (first) license = first;
});

const online = (device: { idText: string; type: string }) =>
  test.app.inject({
    method: 'POST',
    url: '/device/v1/activate',
    payload: {
      licenseKey: license.licenseKey,
      deviceId: device.idText,
      deviceType: device.type,
    },
  });

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
