import type { Page } from '@playwright/test';
import { signInAsNewCustomer } from '../support/api-session.ts';
import {
  askForTransfer,
  confirmWithReason,
  openManagedLicense,
  openOwnedProduct,
  transferRequest,
} from '../support/licensing/license-screens.ts';
import {
  activateOnAnotherBox,
  activateOnBox,
  letGoByItself,
} from '../support/licensing/offline-box.ts';
import { openTool } from '../support/shell.ts';
import { boughtLicense } from '../support/shop/shop.ts';
import { pictureOfReceipt } from '../support/shop/shop-receipt.ts';
import { checkReadable, readClipboard } from '../support/shop/shop-screens.ts';
import { expect, test } from '../support/test.ts';

const BROKEN = 'TV box mati total setelah listrik padam';

test('a customer moves a licence away from a broken box by five touches: refused with a reason, then uncounted', async ({
  page,
  context,
  adminPage,
  clock,
  shop,
  effort,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAsNewCustomer(page);
  const order = await shop.buy(page, [clock]);
  const { id, licenseKey } = boughtLicense(order);
  const box = await activateOnBox(page.request, id);

  const detail = await openOwnedProduct(page, clock.name);
  await expect(detail).toContainText('0 dari 3 terpakai, berlaku sampai');
  await expect(detail.getByText(box.expectedDigits)).toBeVisible();
  await detail.getByText('Cara lain').click();
  await detail.getByRole('button', { name: 'Salin token' }).click();
  await expect(page.getByText('Token disalin!')).toBeVisible();
  const token = await readClipboard(page);
  expect(token).toMatch(/^JM1-[0-9A-Z]+$/);
  await expect(detail.getByText(token)).toBeVisible();
  await expect(detail.getByRole('img', { name: 'QR berisi token' })).toBeVisible();
  await detail.getByText('Perangkat meminta kode lagi').click();
  await expect(detail.getByRole('link', { name: 'Aktivasi lagi' })).toBeVisible();
  await checkReadable(page);

  const photoOfBox = await pictureOfReceipt(page, order, 'jpeg');
  await page.goto('/dashboard');
  effort.start();
  await page
    .getByRole('region', { name: 'Semua lisensi Anda aktif' })
    .getByRole('link', { name: 'Produk Saya' })
    .click();
  await page.getByRole('button', { name: `Detail ${clock.name}` }).click();
  await page.getByRole('button', { name: 'Perangkat rusak atau diganti?' }).click();
  await expect(page.getByLabel('Apa yang rusak?')).toBeFocused();
  await page.keyboard.type(BROKEN);
  const chooser = page.waitForEvent('filechooser');
  await page.getByText('Pilih foto perangkat yang rusak').click();
  await (await chooser).setFiles(photoOfBox);
  await page.getByRole('button', { name: 'Kirim permohonan' }).click();
  await expect(detail.getByText(/sedang kami periksa/)).toBeVisible();
  effort.expectTaps(5);
  await expect(detail.getByRole('button', { name: 'Perangkat rusak atau diganti?' })).toHaveCount(
    0,
  );

  await adminPage.goto('/license');
  await openTool(adminPage, 'Pindah');
  const request = transferRequest(adminPage, licenseKey);
  await expect(request).toContainText(BROKEN);
  const photo = request.getByRole('img', { name: 'Perangkat rusak, foto dari pelanggan' });
  await expect(photo).toHaveJSProperty('complete', true);
  await expect(photo).not.toHaveJSProperty('naturalWidth', 0);
  await checkReadable(adminPage);
  await request.getByRole('button', { name: 'Tolak' }).click();
  await confirmRejection(adminPage, 'Fotonya buram, kirim yang lebih jelas');
  await expect(request).toHaveCount(0);
  await page.reload();
  await expect(detail.getByRole('alert')).toContainText('Fotonya buram, kirim yang lebih jelas');

  await askForTransfer(page, BROKEN, await pictureOfReceipt(page, order));
  await adminPage.goto('/license/pindah');
  const earlier = request.getByRole('region', { name: 'Permohonan sebelumnya' });
  await expect(earlier.getByRole('listitem')).toHaveCount(1);
  await expect(earlier).toContainText('Ditolak');
  await expect(earlier).toContainText('Fotonya buram, kirim yang lebih jelas');
  await request.getByRole('button', { name: 'Setujui' }).click();
  const question = adminPage.getByRole('dialog', { name: 'Setujui pindah perangkat?' });
  await question.getByRole('radio', { name: 'Tidak dihitung' }).check();
  await question.getByRole('button', { name: 'Setujui pindah' }).click();
  await expect(question.getByText('Alasan wajib diisi')).toBeVisible();
  await checkReadable(adminPage);
  await question.getByRole('textbox', { name: 'Alasan' }).fill('Ganti garansi');
  await question.getByRole('button', { name: 'Setujui pindah' }).click();
  await expect(request).toHaveCount(0);
  // The next request has the focus, or the empty queue.
  const queue = adminPage.getByRole('region', { name: 'Antrean' });
  await expect(
    queue.locator(':focus').or(adminPage.locator('[aria-label=Antrean]:focus')),
  ).toBeVisible();

  const after = await openOwnedProduct(page, clock.name);
  await expect(after).toContainText('disetujui');
  await expect(after.getByRole('link', { name: 'Aktivasi' })).toBeVisible();
  await activateOnBox(page.request, id);
  await expect(await openOwnedProduct(page, clock.name)).toContainText(
    '0 dari 3 terpakai, berlaku sampai',
  );
  await expect(await openManagedLicense(adminPage, licenseKey)).toContainText('0 dari 3 terpakai');
});

test('a second box on the first day needs no photo; a third needs one, or an admin', async ({
  page,
  adminPage,
  clock,
  shop,
}) => {
  await signInAsNewCustomer(page);
  const { id, licenseKey } = await shop.buyLicense(page, clock);
  await activateOnBox(page.request, id);
  const owned = await openOwnedProduct(page, clock.name);
  await expect(owned).toContainText(
    /Salah pasang\? Dalam 24 jam pertama boleh pindah sekali tanpa bukti\. Batasnya .+ WIB/,
  );
  await owned.getByRole('button', { name: 'Salah pasang, lepas' }).click();
  const question = page.getByRole('alertdialog', { name: 'Lepas dari perangkat ini?' });
  await question.getByRole('button', { name: 'Ya, lepas' }).click();
  await expect(owned.getByRole('link', { name: 'Aktivasi' })).toBeVisible();

  await letGoByItself(page.request, licenseKey);
  const refused = await activateOnAnotherBox(page.request, id);
  expect(await refused.json()).toMatchObject({ code: 'MOVE_NEEDS_PROOF' });
  await page.reload();
  await expect(owned).toContainText('Untuk perangkat lain, ajukan pindah perangkat');
  await expect(owned.getByRole('button', { name: 'Perangkat rusak atau diganti?' })).toBeVisible();

  const dialog = await openManagedLicense(adminPage, licenseKey);
  await expect(dialog).toContainText('perangkat lain perlu bukti');
  await dialog.getByRole('button', { name: 'Izinkan pindah' }).click();
  await confirmWithReason(adminPage, {
    title: 'Izinkan pindah tanpa bukti?',
    reason: 'Box lama mati total',
    button: 'Ya, izinkan',
  });
  await expect(dialog.getByText(/^Pindah tanpa bukti diizinkan oleh Admin/)).toBeVisible();
  const { deviceId } = await activateOnBox(page.request, id);

  const moved = await openManagedLicense(adminPage, licenseKey);
  await expect(moved).toContainText('2 dari 3 terpakai');
  await moved.getByRole('button', { name: `Jangan hitung ${deviceId}` }).click();
  await checkReadable(adminPage);
  await confirmWithReason(adminPage, {
    title: 'Jangan hitung perangkat ini?',
    reason: 'Ganti garansi',
    button: 'Ya, jangan hitung',
  });
  await expect(moved).toContainText('1 dari 3 terpakai');
  await expect(moved.getByText('(tidak dihitung)')).toBeVisible();
  await expect(moved.getByText(/^Perangkat tidak dihitung \(1 kali pindah\)/)).toBeVisible();
  await expect(await openOwnedProduct(page, clock.name)).toContainText('1 dari 3 terpakai');
});

async function confirmRejection(adminPage: Page, reason: string): Promise<void> {
  const question = adminPage.getByRole('dialog', { name: 'Tolak pindah perangkat?' });
  await question.getByLabel('Alasan penolakan').fill(reason);
  await question.getByRole('button', { name: 'Tolak permohonan' }).click();
  await expect(question).toBeHidden();
}
