import type { APIRequestContext } from '@playwright/test';
import { displayOf, openClock } from '../support/clock-screens.ts';
import { checkReadable } from '../support/shop/shop-screens.ts';
import { expect, test } from '../support/test.ts';

/** The head of the page as a chat app reads it: without running scripts. */
async function headOf(request: APIRequestContext, link: string) {
  const page = await (await request.get(link, { headers: { accept: 'text/html' } })).text();
  const attribute = (before: string, name: string) =>
    (page.split(before)[1]?.split(`${name}="`)[1]?.split('"')[0] ?? '').replaceAll('&amp;', '&');
  return {
    image: attribute('property="og:image"', 'content'),
    manifest: attribute('rel="manifest"', 'href'),
  };
}

test('a clock’s link is installed as that mosque’s clock, and leads to its licence', async ({
  page,
  request,
}) => {
  await openClock(page);
  const link = '/jam?masjid=Masjid+Al-Huda&kota=kota-malang';
  const { image, manifest } = await headOf(request, link);
  const picture = await request.get(image);
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);

  await page.getByLabel('Nama masjid').fill('Masjid An-Nur');
  await page.getByRole('link', { name: 'Pasang di HP' }).click();
  await expect(page.getByText('Tambahkan ke Layar Utama')).toBeVisible();
  const installed = await page.locator('link[rel="manifest"]').getAttribute('href');
  expect((await (await request.get(installed ?? '')).json()).name).toBe('Masjid An-Nur');
  await checkReadable(page);

  const app = await (await request.get(manifest)).json();
  expect(app.name).toBe('Masjid Al-Huda');
  await page.goto(app.start_url);
  await expect(displayOf(page)).toContainText('Masjid Al-Huda');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await page.getByLabel('Nama masjid').fill('Masjid Al-Huda Malang');
  await expect(displayOf(page)).toContainText('Masjid Al-Huda Malang');
  await page.goto(app.start_url);
  await expect(displayOf(page)).toContainText('Masjid Al-Huda Malang');
  await page.goto('/jam');
  await expect(displayOf(page)).toContainText('Masjid An-Nur');

  await page.goto(link);
  await page.getByRole('link', { name: 'Coba gratis di masjid Anda' }).click();
  await expect(page).toHaveURL('/sales#coba-gratis');
  await expect(page.getByText('Untuk Masjid Al-Huda, Kota Malang.')).toBeVisible();
  await expect(page.getByLabel('Nama lengkap')).toHaveValue('');
  await expect(page.getByText(/Lisensi mulai Rp/)).toBeVisible();
  await page.goto('/signup');
  await expect(page.getByText('lisensi untuk Masjid Al-Huda, Kota Malang.')).toBeVisible();
  await expect(page.getByLabel('Nama lengkap')).toHaveValue('');
});
