import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { admin, customer, license, openShop, test } from '../../../../../test/license-shop.ts';
import {
  activateOnline,
  buyLicenses,
  newDevice,
  type SampleDevice,
} from '../../../../../test/licenses.ts';
import { countChanges } from '../activations.repository.ts';

await openShop();

const online = (device: SampleDevice, more = {}) =>
  activateOnline(test, license.licenseKey, device, more);
const release = ({ idText: deviceId }: SampleDevice, releaseSecret: string) =>
  test.app.inject({
    method: 'POST',
    url: '/device/v1/release',
    payload: { licenseKey: license.licenseKey, deviceId, releaseSecret },
  });

/** The list is cached in memory until word of a change arrives. */
const countRevoked = async () =>
  (await test.app.inject('/device/v1/revocations')).json().entries as number;

describe('POST /device/v1/release', () => {
  it('releases the licence with its own secret only, and puts the old token on the list', async () => {
    const device = newDevice();
    const { releaseSecret } = (await online(device)).json();
    expect((await online(device)).json().releaseSecret).toBeNull();
    const refused = { code: 'RELEASE_REFUSED', field: 'releaseSecret' };
    expect((await release(device, 'bukan-rahasianya')).json()).toMatchObject(refused);
    expect((await release(newDevice(), releaseSecret)).json()).toMatchObject(refused);

    const before = await countRevoked();
    expect((await release(device, releaseSecret)).statusCode).toBe(200);
    // The token of this licence, and the device itself, which may know only its 20 digits.
    await expect.poll(countRevoked).toBe(before + 2);
    // The answer was lost: the device asks again and gets the same, whatever happened since.
    expect((await release(device, releaseSecret)).statusCode).toBe(200);
    const next = newDevice();
    expect((await online(next)).json().sequence).toBe(2);
    expect((await release(device, releaseSecret)).statusCode).toBe(200);
    expect((await online(next)).json().sequence).toBe(2);
  });

  it('takes the secret that the device chose, although the first answer was lost', async () => {
    const device = newDevice();
    const releaseSecret = 'dipilih-oleh-perangkat-1';
    const bound = await online(device, { releaseSecret });
    expect(bound.json().releaseSecret).toBe(releaseSecret);
    // A later one of the same device changes nothing: anybody who has the key could send it.
    const other = 'dipilih-oleh-orang-lain-2';
    expect((await online(device, { releaseSecret: other })).json().releaseSecret).toBeNull();
    expect((await release(device, other)).statusCode).toBe(422);
    expect((await release(device, releaseSecret)).statusCode).toBe(200);
  });

  it('refuses a secret that could be guessed', async () => {
    const refused = await online(newDevice(), { releaseSecret: '1234' });
    expect([refused.statusCode, refused.json().field]).toEqual([400, 'releaseSecret']);
  });

  it('keeps a device that was bound again when its old secret arrives late', async () => {
    const device = newDevice();
    const { releaseSecret: old } = (await online(device)).json();
    await release(device, old);
    const { releaseSecret } = (await online(device)).json();
    expect((await release(device, old)).json().code).toBe('RELEASE_REFUSED');
    expect((await release(device, releaseSecret)).statusCode).toBe(200);
  });

  it('renumbers the list for an activation with a lower id that is committed later', async () => {
    await online(newDevice());
    const { db } = test.database;
    const before = await countChanges(db);
    const [other] = await buyLicenses(test, customer, admin);
    await db.execute(sql`
      insert into activations (id, license_id, sequence, device_id, device_type, activated_at)
      overriding system value
      values (-1, ${other?.id}, 1, ${Buffer.from(newDevice().id)}, 'tvbox', now())`);
    expect(await countChanges(db)).toBeGreaterThan(before);
  });

  it('takes the device off the list when it holds a licence again', async () => {
    const device = newDevice();
    const { releaseSecret } = (await online(device)).json();
    const before = await countRevoked();
    await release(device, releaseSecret);
    await expect.poll(countRevoked).toBe(before + 2);
    await online(device);
    await expect.poll(countRevoked).toBe(before + 1);
  });
});
