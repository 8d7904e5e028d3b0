import type { Page } from '@playwright/test';
import { buildApk, makeSigner } from '../../clients/sample-apks/build-apk.ts';
import { expectToast } from '../support/admin/admin-lists.ts';
import { checkReadable } from '../support/shop/shop-screens.ts';
import { expect, officeTest as test } from '../support/test.ts';

const signer = makeSigner();
const build = (versionCode: number) =>
  buildApk({
    signer,
    packageName: `id.example.${app}`,
    versionName: `1.${versionCode}.0`,
    versionCode,
  });

const app = 'display';
const title = 'TimeSync Display';

async function upload(page: Page, buffer: Buffer) {
  await page
    .getByRole('region', { name: title })
    .getByRole('button', { name: 'Unggah APK' })
    .click();
  const dialog = page.getByRole('dialog', { name: `Unggah APK ${title}` });
  const file = { name: 'aplikasi.apk', mimeType: 'application/octet-stream', buffer };
  await dialog.getByLabel('Berkas APK').setInputFiles(file);
  await dialog.getByRole('button', { name: 'Unggah' }).click();
  return dialog;
}

async function decide(page: Page, item: ReturnType<Page['getByRole']>, action: string) {
  await item.getByRole('button', { name: action, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: action, exact: true }).click();
}

test('a version is uploaded, published, downloaded and withdrawn', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 4(15|09)/);
  await page.goto('/rilis');
  const refused = await upload(page, Buffer.from('<!doctype html>'));
  await expect(refused.getByRole('alert')).toContainText('bukan APK yang utuh');
  await refused.getByRole('button', { name: 'Tutup' }).click();

  const apk = build(14);
  await upload(page, apk);
  await expectToast(page, 'Versi 1.14.0 terbaca. Periksa, lalu terbitkan.');
  const item = page.getByRole('region', { name: title }).getByRole('listitem');
  await expect(item).toContainText('Belum diterbitkan');
  await decide(page, item, 'Terbitkan');
  await expect(item).toContainText('Diunduh orang sekarang');
  await item.getByRole('button', { name: 'Catatan' }).click();
  const notes = page.getByRole('dialog', { name: 'Catatan versi' });
  await notes.getByLabel('Yang baru di versi ini').fill('Adzan lebih tepat waktu');
  await notes.getByRole('button', { name: 'Update' }).click();
  await expect(item).toContainText('Adzan lebih tepat waktu');
  await checkReadable(page);

  await page.goto('/unduh');
  const card = page.getByRole('region', { name: title });
  await expect(card).toContainText('Versi 1.14.0 · 0,1 MB · Android 6 ke atas');
  await expect(card).toContainText('Adzan lebih tepat waktu');
  await expect(card.getByRole('img', { name: `Kode QR untuk mengunduh ${title}` })).toBeVisible();
  await checkReadable(page);
  const download = page.waitForEvent('download');
  await card.getByRole('link', { name: `Download APK ${title}` }).click();
  expect((await download).suggestedFilename()).toBe(`timesync-${app}-1.14.0.apk`);

  await page.goto('/dashboard');
  await page.getByText('Unduh aplikasi Android').click();
  await expect(page.getByRole('article').filter({ hasText: title })).toContainText('Versi 1.14.0');
  await page.goto('/rilis');
  await decide(page, item, 'Tarik');
  await expectToast(page, 'Versi ditarik');
  await expect(item).toContainText('Ditarik');
  expect((await page.request.get(`/unduh/${app}`)).status()).toBe(404);
});
