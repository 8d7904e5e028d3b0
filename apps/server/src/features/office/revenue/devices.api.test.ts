import { expect, it } from 'vitest';
import { buyLicenses, newDevice } from '../../../../test/licenses.ts';
import { signInAs } from '../../../../test/people.ts';
import { openReleaseShop } from '../../../../test/shops/release-shop.ts';

const shop = await openReleaseShop();
await shop.publish({ versionName: '1.0', versionCode: 1, minSdk: 21 });
await shop.publish({ versionName: '1.1', versionCode: 2, minSdk: 23 });
await shop.publish({ versionName: '2.0', versionCode: 3, minSdk: 23 });
const customer = await signInAs(shop.test);
const licenses = await buyLicenses(shop.test, customer, shop.admin, { qty: 7 });
const said = ['1.0', '1.1', '2.0', '9.9-coba', undefined, '=1+1', '3.0'];
for (const [n, { licenseKey }] of licenses.entries()) {
  const appVersion = said[n];
  const activated = await shop.test.app.inject({
    method: 'POST',
    url: '/device/v1/activate',
    payload: {
      licenseKey,
      deviceId: newDevice().idText,
      deviceType: n === 0 ? 'TV Box' : 'tvbox',
      ...(appVersion && { appVersion }),
    },
  });
  expect(activated.statusCode).toBe(200);
}
const town = "update mosques set town = 'Kota Bandung' where id = $1";
const { id } = (await customer.browser.post('/my-mosques', { name: 'Masjid Al-Ikhlas' })).json();
await shop.test.database.pool.query(town, [id]);
await shop.test.database.pool.query('update licenses set mosque_id = $1 where id = $2', [
  id,
  licenses[0]?.id,
]);
for (const [n, action] of [
  [5, 'suspend'],
  [6, 'release'],
] as const) {
  const path = `/admin/licenses/${licenses[n]?.id}/actions`;
  await shop.admin.browser.post(path, { action, reason: 'Uji coba' });
}

const get = async (path: string) => (await shop.admin.browser.get(`/admin/devices${path}`)).json();

it('counts the devices of licences in force by type, version, town, month and update', async () => {
  const month = shop.test.clock.now().toISOString().slice(0, 7);
  expect(await get('/summary')).toEqual({
    devices: 5,
    shares: {
      month: [{ name: month, devices: 5 }],
      deviceType: [{ name: 'TV Box', devices: 5 }],
      appVersion: expect.arrayContaining([
        { name: '1.0', devices: 1 },
        { name: null, devices: 1 },
      ]),
      town: [
        { name: null, devices: 4 },
        { name: 'Kota Bandung', devices: 1 },
      ],
      update: [
        { name: 'unknown', devices: 2 },
        { name: 'left behind', devices: 1 },
        { name: 'newest', devices: 1 },
        { name: 'outdated', devices: 1 },
      ],
    },
    newest: { versionName: '2.0', minSdk: 23 },
  });
});

it.each([
  ['update=left+behind', ['1.0']],
  ['update=outdated', ['1.1']],
  ['appVersion=1.', ['1.1', '1.0']],
  ['town=bandung', ['1.0']],
  ['deviceType=tv-box&update=newest', ['2.0']],
])('lists those that %s', async (query, versions) => {
  const { data } = await get(`?${query}`);
  expect(data.map(({ appVersion }: { appVersion: string }) => appVersion)).toEqual(versions);
});

it('writes them to a file that no spreadsheet runs', async () => {
  await shop.test.database.pool.query(
    "update activations set device_name = '=1+1' where app_version = '1.0'",
  );
  const file = await shop.admin.browser.get('/admin/devices/export?town=Bandung');
  const [header, row] = file.payload.split('\r\n');
  expect(header).toBe('\ufeffJenis;Nama;Versi Aplikasi;Kota;Pemilik;Diaktifkan;Pembaruan');
  expect(row).toMatch(
    /^TV Box;'=1\+1;1\.0;Kota Bandung;Masjid Al-Ikhlas;\d{4}-\d\d-\d\d;Mungkin tertinggal$/,
  );
});
