import { sendLogin } from '../support/accounts/account-screens.ts';
import { createAccount, signInAsNewCustomer } from '../support/api-session.ts';
import {
  confirmActivation,
  forTv,
  readDigits,
  scanByPhoto,
} from '../support/licensing/activation-screens.ts';
import { expectPermanent } from '../support/licensing/simulator.ts';
import { newPerson } from '../support/people.ts';
import { checkReadable, readClipboard } from '../support/shop/shop-screens.ts';
import { expect, test } from '../support/test.ts';

test('a box without internet becomes permanent by digits, by token and by file', async ({
  page,
  context,
  tv: box,
  clock,
  shop,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await checkReadable(box.page);
  await signInAsNewCustomer(page);
  await shop.buy(page, [forTv(clock)]);

  await page.goto('/my-product');
  await page.getByRole('link', { name: 'Aktivasi perangkat' }).click();
  await expect(page).toHaveURL('/aktivasi');
  await scanByPhoto(page, box);
  await expect(page.getByRole('radio', { name: clock.name })).toBeChecked();
  await checkReadable(page);
  await expect(page.getByText('hanya dapat dipindah 3 kali dalam 3 tahun')).toBeVisible();
  await confirmActivation(page);
  const digits = await readDigits(page);
  expect(digits).toMatch(/^\d{20}$/);
  await checkReadable(page);

  await test.step('a wrong digit is a typing error and costs nothing', async () => {
    const wrong = `${(Number(digits[0]) + 1) % 10}${digits.slice(1)}`;
    await box.page.keyboard.type(wrong);
    await expect(box.page.getByRole('alert')).toContainText('salah ketik');
    await box.page.getByLabel('20 angka dari HP').fill('');
  });
  await test.step('the digits, typed as with a remote', async () => {
    await box.page.keyboard.type(digits);
    await expectPermanent(box.page);
    await checkReadable(box.page);
  });
  await test.step('the token, pasted', async () => {
    await page.getByText('Cara lain').click();
    await page.getByRole('button', { name: 'Salin token' }).click();
    await box.page.getByRole('button', { name: 'Ulangi aktivasi' }).click();
    await box.page.getByRole('tab', { name: 'Token' }).click();
    await box.page.getByRole('textbox', { name: 'Token' }).fill(await readClipboard(page));
    await box.page.getByRole('button', { name: 'Periksa token' }).click();
    await expectPermanent(box.page);
  });
  await test.step('the file, from a stick', async () => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Unduh berkas .jml' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/\.jml$/);
    await box.page.getByRole('button', { name: 'Ulangi aktivasi' }).click();
    await box.page.getByRole('tab', { name: 'Berkas' }).click();
    await box.page.getByLabel('Pilih berkas').setInputFiles(await download.path());
    await expectPermanent(box.page);
  });
  await test.step('asked again, the answer is the same and spends nothing', async () => {
    // This tab has the answer after a reload; another tab has to request it.
    const asking = await context.newPage();
    await asking.goto(page.url());
    await expect(asking.getByRole('radio', { name: clock.name })).toBeChecked();
    await expect(asking.getByText('Sudah aktif di perangkat ini')).toBeVisible();
    await asking.getByRole('button', { name: 'Tampilkan kode' }).click();
    expect(await readDigits(asking)).toBe(digits);
    await asking.close();
    await page.reload();
    expect(await readDigits(page)).toBe(digits);
  });
});

test('a scan without a session continues after the login; a picture without a code is typed by hand, and a mistake is named by its row', async ({
  page,
  tv: box,
  consoleGuard,
}) => {
  const [first = '', second = '', ...rest] = await box.readRows();
  const address = `/aktivasi/${[first, second, ...rest].join('').replaceAll('-', '')}`;
  const person = newPerson();
  await createAccount(person);
  await page.goto(address);
  await expect(page).toHaveURL('/login');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Masuk untuk mengaktifkan TV ini');
  await sendLogin(page, person);
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { name: 'TV Box' })).toBeVisible();

  await page.goto('/aktivasi');
  const buffer = await page.screenshot();
  await page
    .getByLabel('Pilih foto QR')
    .setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer });
  await expect(page.getByRole('alert')).toContainText('QR tidak terbaca');
  await page.getByRole('button', { name: 'Ketik Kode Perangkat' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  const row = (number: number) => page.getByLabel(`Baris ${number}`, { exact: true });

  await row(1).fill(first.toLowerCase().replaceAll('-', ''));
  await expect(row(2)).toBeFocused();
  const swapped = `${second[1]}${second[0]}${second.slice(2)}`;
  const mistyped = swapped === second ? `${second.slice(0, -1)}U` : swapped;
  await row(2).fill(mistyped);
  await expect(page.getByRole('alert')).toContainText('baris 2');
  await checkReadable(page);
  await row(2).fill(second);
  await expect(page.getByRole('alert')).toHaveCount(0);

  await page.getByRole('button', { name: 'Lanjut' }).click();
  await expect(page.getByRole('alert')).toContainText('baris 3');
  for (const [index, text] of rest.entries()) await row(index + 3).fill(text);
  await page.getByRole('button', { name: 'Lanjut' }).click();
  await expect(page.getByRole('heading', { name: 'TV Box' })).toBeVisible();
  await expect(page.getByText('Tidak ada lisensi Anda yang bebas')).toBeVisible();

  await page.getByLabel('License key', { exact: true }).fill('TV-0000-0000-0000-0001');
  consoleGuard.allowRefusal(422, '/activation');
  await confirmActivation(page);
  await expect(page.getByRole('alert')).toContainText('salah ketik');
});
