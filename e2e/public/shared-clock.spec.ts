import type { APIRequestContext } from '@playwright/test';
import { displayOf, openClock } from '../support/clock-screens.ts';
import { checkReadable } from '../support/shop/shop-screens.ts';
import { expect, test } from '../support/test.ts';

const LINK = '/jam?masjid=Masjid+Al-Huda&kota=kota-malang';

/** The head of the page as a chat app reads it: without running scripts. */
async function headOf(request: APIRequestContext, link: string) {
  const page = await (await request.get(link, { headers: { accept: 'text/html' } })).text();
  const attribute = (before: string, name: string) =>
    (page.split(before)[1]?.split(`${name}="`)[1]?.split('"')[0] ?? '').replaceAll('&amp;', '&');
  return {
    title: attribute('property="og:title"', 'content'),
    image: attribute('property="og:image"', 'content'),
    manifest: attribute('rel="manifest"', 'href'),
  };
}

test('a shared link is previewed and installed as that mosque’s clock', async ({
  page,
  request,
}) => {
  await openClock(page);
  expect((await headOf(request, '/jam')).title).toContain('Coba jam masjid');
  const { title, image, manifest } = await headOf(request, LINK);
  expect(title).toBe('Masjid Al-Huda · Kota Malang');
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
});

test('the way out of the full screen covers nothing of the clock', async ({ page }) => {
  await openClock(page, '?kota=kota-malang');
  await page.goto('/jam?kota=kota-malang&tampilan=penuh');
  const exit = page.getByRole('link', { name: 'Atur jam' });
  await exit.focus();
  await expect(exit).toBeFocused();
  const bottomOfExit = async () => {
    const box = await exit.boundingBox();
    return box ? box.y + box.height : Number.POSITIVE_INFINITY;
  };
  const topOfClock = async () => (await displayOf(page).boundingBox())?.y ?? 0;
  await expect
    .poll(async () => (await topOfClock()) - (await bottomOfExit()))
    .toBeGreaterThanOrEqual(0);
});
