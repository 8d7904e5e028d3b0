// What leaves the portal as a document or as a picture, for people's eyes: PDFs are written beside the
// pictures of the screens, pages as they print; see support/pictures.ts.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { signInAsNewCustomer } from '../support/api-session.ts';
import { activateOnBox } from '../support/licensing/offline-box.ts';
import { boughtLicense } from '../support/shop/shop.ts';
import { expect, test } from '../support/test.ts';

const file = (name: string) => join(process.env.SCREENSHOTS_DIR ?? '', `document-${name}`);

async function save(api: APIRequestContext, address: string, name: string): Promise<void> {
  const answer = await api.get(address);
  expect(answer.status(), address).toBe(200);
  await writeFile(file(name), await answer.body());
}

async function print(page: Page, address: string, name: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.screenshot({ path: file(`${name}.png`), fullPage: true });
  await page.emulateMedia({ media: 'screen' });
}

test('sheets of a licence and of a box', async ({ page, office, clock, shop }) => {
  await signInAsNewCustomer(page);
  const phone = await shop.buy(page, [clock]);
  await activateOnBox(page.request, boughtLicense(phone).id);
  const { order } = await shop.buyBox(page);
  const box = boughtLicense(order);
  await activateOnBox(page.request, box.id);
  for (const size of ['A6', 'A4']) {
    const sheet = (id: number) => `/my-licenses/${id}/lembar.pdf?ukuran=${size}`;
    await save(page.request, sheet(boughtLicense(phone).id), `wall-phone-${size}.pdf`);
    await save(page.request, sheet(box.id), `wall-box-${size}.pdf`);
  }
  await print(page, `/user/transaction/${phone.id}/kwitansi`, 'receipt');
  await print(page, `/user/transaction/${order.id}/kwitansi`, 'receipt-box');
  for (const name of ['dokumen', 'berkas']) {
    await save(page.request, `/transaction/${order.id}/${name}.pdf`, `${name}.pdf`);
  }
  const parcels = await (await office.get('/admin/parcels?status=to_send')).json();
  const [parcel] = parcels.data;
  await save(office, `/admin/parcels/${parcel.id}/label.pdf`, 'label.pdf');
});

test('a clock that is shared', async ({ page }) => {
  const clock = 'masjid=Masjid+Jami+Al-Ikhlas&kota=kota-malang';
  await save(page.request, `/jam/gambar.png?${clock}`, 'clock.png');
  await save(page.request, `/jam/jadwal.pdf?${clock}&bulan=2027-02`, 'month.pdf');
  await save(page.request, `/jam/jadwal.pdf?${clock}&bulan=ramadan`, 'ramadan.pdf');
  const long = `masjid=${encodeURIComponent('Masjid Agung Baiturrahman '.repeat(12))}`;
  await save(page.request, `/jam/gambar.png?${long}`, 'clock-long.png');
  await save(page.request, `/jam/jadwal.pdf?${long}`, 'month-long.pdf');
  const arabic = `masjid=${encodeURIComponent('مسجد الإخلاص')}`;
  await save(page.request, `/jam/gambar.png?${arabic}`, 'clock-arabic.png');
  await save(page.request, `/jam/jadwal.pdf?${arabic}`, 'month-arabic.pdf');
  for (const address of ['/', '/syarat', '/privasi', '/jam', '/sales']) {
    await print(page, address, `page${address.replaceAll('/', '-')}`);
  }
});
