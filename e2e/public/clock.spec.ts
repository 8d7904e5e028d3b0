import { cityField, displayOf, openClock, published, timesOf } from '../support/clock-screens.ts';
import { checkReadable } from '../support/shop/shop-screens.ts';
import { expect, test } from '../support/test.ts';

test('the clock stays in view while it is set, fills a TV, and is handed on as message, picture and sheet', async ({
  page,
  request,
}) => {
  await openClock(page, '?masjid=Masjid+Al-Huda&kota=kota-malang');
  await cityField(page).scrollIntoViewIfNeeded();
  await page
    .getByLabel('Teks berjalan')
    .evaluate((field) => field.scrollIntoView({ block: 'end' }));
  await page.getByLabel('Teks berjalan').fill('Kajian Ahad pagi');
  await expect(displayOf(page)).toBeInViewport({ ratio: 1 });
  await checkReadable(page);
  const share = page.getByRole('link', { name: 'Bagikan ke WhatsApp' });
  const message = new URL((await share.getAttribute('href')) ?? '').searchParams.get('text');
  expect(message).toMatch(
    /^Jam Masjid Al-Huda: http\S+\/jam\?masjid=Masjid\+Al-Huda&kota=kota-malang/,
  );
  for (const [name, type] of [
    ['Gambar jadwal hari ini', 'image/png'],
    ['Jadwal bulan ini (PDF)', 'application/pdf'],
    ['Imsakiyah Ramadan (PDF)', 'application/pdf'],
  ] as const) {
    const address = await page.getByRole('link', { name }).getAttribute('href');
    const answer = await request.get(address ?? '');
    expect([answer.status(), answer.headers()['content-type']], name).toEqual([200, type]);
  }

  await page.goto('/jam?tampilan=penuh&kota=kota-malang&tema=neon&posisi=51.5,0.1');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(timesOf(page)).toHaveText(published);
  const exit = page.getByRole('link', { name: 'Atur jam' });
  await exit.focus();
  await expect(exit).toBeFocused();
  const bottomOfExit = async () => {
    const box = await exit.boundingBox();
    return box ? box.y + box.height : Number.POSITIVE_INFINITY;
  };
  const topOfClock = async () => (await displayOf(page).boundingBox())?.y ?? 0;
  await expect
    .poll(async () => (await topOfClock()) - (await bottomOfExit()), 'the way out covers nothing')
    .toBeGreaterThanOrEqual(0);
  await exit.evaluate((link: HTMLElement) => link.blur());
  // At first "Atur jam" has a strip of its own for some seconds.
  await expect
    .poll(() => displayOf(page).boundingBox())
    .toMatchObject({ x: 0, y: 0, ...page.viewportSize() });
  await exit.click();
  await expect(cityField(page)).toHaveValue('Kota Malang');
  await page.getByRole('link', { name: 'Tampilan untuk TV' }).click();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(displayOf(page)).toContainText('Kota Malang · WIB');
});
