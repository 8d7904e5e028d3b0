import { formatDate } from '@timesync/contract';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { pdfText } from '../../../../../test/documents/pdf-text.ts';
import { customer, license, openShop, test } from '../../../../../test/license-shop.ts';
import { newDevice, newRequest } from '../../../../../test/licenses.ts';
import { orderLines } from '../../../shop/orders/orders.schema.ts';
import { licenses } from '../licensing.schema.ts';

await openShop();

const sheet = (size = '') => customer.browser.get(`/my-licenses/${license.id}/lembar.pdf${size}`);

const textOf = async () => pdfText((await sheet()).rawPayload);

async function activate(named: { deviceName?: string } = { deviceName: 'TV ruang utama' }) {
  const { code } = await newRequest(test, newDevice());
  const body = { request: code, licenseId: license.id, ...named };
  expect((await customer.browser.post('/activation', body)).statusCode).toBe(200);
}

it('is there once the licence is active, in two sizes, and small', async () => {
  expect((await sheet()).statusCode).toBe(404);
  await activate();
  await sheet();
  for (const [size, box] of [
    ['', '297.64 419.53'],
    ['?ukuran=A4', '595.28 841.89'],
  ] as const) {
    const { statusCode, headers, rawPayload } = await sheet(size);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
    });
    expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(rawPayload.toString('latin1')).toContain(`/MediaBox [0 0 ${box}]`);
    expect(rawPayload.length).toBeLessThan(100_000);
  }
  expect((await sheet('?ukuran=A0')).statusCode).toBe(400);
});

it('names the mosque that owns the licence, and its owner without one', async () => {
  await activate();
  const titleOf = async () => {
    const text = (await sheet()).rawPayload.toString('latin1');
    return /\(Jam masjid ini aktif permanen: ([^)]*)\)/.exec(text)?.[1];
  };
  expect(await titleOf()).toBe(customer.user.name);
  const name = 'Masjid Baiturrahim';
  const { id } = (await customer.browser.post('/my-mosques', { name })).json();
  const place = { mosqueId: id, room: null };
  expect((await customer.browser.put(`/my-licenses/${license.id}/place`, place)).statusCode).toBe(
    200,
  );
  expect(await titleOf()).toBe(name);
});

it('speaks of a warranty only where the licence came with a box, of the one it was bought with', async () => {
  await activate({});
  const alone = await textOf();
  expect(alone).toContain('Perangkat TV Box');
  expect(alone).toContain(`Aktif sejak ${formatDate(test.clock.now())}`);
  expect(alone).not.toContain('Garansi');
  const { db } = test.database;
  await db.update(licenses).set({ isBox: true }).where(eq(licenses.id, license.id));
  await db.update(orderLines).set({ warrantyMonths: 24 });
  expect(await textOf()).toContain('Garansi TimeSync Box: 24 bulan, satu kali klaim');
});

it('carries the settings of the clock once they are set', async () => {
  await activate();
  expect(await textOf()).toContain('Perangkat TV ruang utama');
  expect(await textOf()).not.toContain('pengaturan jam');
  const alone = (await sheet()).rawPayload.length;
  const change = { counter: 0, settings: 'masjid=Masjid+Nurul+Huda&kota=kota-malang' };
  await customer.browser.put(`/my-licenses/${license.id}/clock`, change);
  expect(await textOf()).toContain('Kanan: pengaturan jam');
  // The text says nothing of the code itself, which makes the file larger.
  expect((await sheet()).rawPayload.length).toBeGreaterThan(alone + 500);
});
