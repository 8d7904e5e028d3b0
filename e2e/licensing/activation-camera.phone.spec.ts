// The fake camera's picture is an argument of the browser, so this test starts one of its own.
import { writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { signInAsNewCustomer } from '../support/api-session.ts';
import { expect, test } from '../support/test.ts';

test('the camera reads the QR on the box', async ({
  tv: box,
  launchOptions,
  baseURL,
}, testInfo) => {
  const picture = testInfo.outputPath('layar.mjpeg');
  await writeFile(picture, await box.page.screenshot({ type: 'jpeg' }));
  const phone = await chromium.launch({
    ...launchOptions,
    args: [
      ...(launchOptions.args ?? []),
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${picture}`,
    ],
  });
  const page = await phone.newPage({
    baseURL: String(baseURL),
    viewport: { width: 360, height: 740 },
  });
  await signInAsNewCustomer(page);
  await page.goto('/aktivasi');
  await page.getByRole('button', { name: 'Pindai QR dengan kamera' }).click();
  await expect(page.getByRole('heading', { name: 'TV Box' })).toBeVisible();
  await phone.close();
});

test('without permission or without a camera the other two ways are named', async ({
  page,
  consoleGuard,
}) => {
  await signInAsNewCustomer(page);
  await test.step('a part whose code failed to load works after a reload', async () => {
    consoleGuard.allow(/net::ERR_INTERNET_DISCONNECTED/);
    await page.goto('/aktivasi');
    const type = page.getByRole('button', { name: 'Ketik Kode Perangkat' });
    await expect(type).toBeVisible();
    await page.context().setOffline(true);
    await type.click();
    await expect(page.getByRole('alert')).toContainText('Tidak ada koneksi internet.');
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Muat ulang halaman' }).click();
    await type.click();
    await expect(page.getByRole('textbox').first()).toBeVisible();
  });
  const refusals = [
    ['NotAllowedError', 'Izinkan kamera di browser, atau pilih foto QR, atau ketik kodenya.'],
    ['NotFoundError', 'Kamera tidak dapat dibuka. Pilih foto QR, atau ketik Kode Perangkat.'],
  ] as const;
  for (const [name, sentence] of refusals) {
    await page.addInitScript((name) => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', name));
    }, name);
    await page.goto('/aktivasi');
    await page.getByRole('button', { name: 'Pindai QR dengan kamera' }).click();
    await expect(page.getByRole('alert')).toContainText(sentence);
    await expect(page.getByLabel('Gambar kamera')).toHaveCount(0);
  }
  await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.getContext('2d');
    navigator.mediaDevices.getUserMedia = () => Promise.resolve(canvas.captureStream());
  });
  await page.getByRole('button', { name: 'Coba lagi dengan kamera' }).click();
  await expect(page.getByLabel('Gambar kamera')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
