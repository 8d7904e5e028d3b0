import type { Page } from '@playwright/test';
import {
  createAccount,
  forgetSession,
  signIn,
  signInAsNewCustomer,
} from '../support/api-session.ts';
import { boughtLicense } from '../support/licensing/bought-license.ts';
import { expect, test } from '../support/licensing/license-test.ts';
import { activateOnBox } from '../support/licensing/offline-box.ts';
import { admin, newPerson } from '../support/people.ts';
import { waitForLink } from '../support/server/outbox.ts';
import { buy } from '../support/shop/shop-orders.ts';
import { pictureOfReceipt } from '../support/shop/shop-receipt.ts';
import { checkReadable } from '../support/shop/shop-screens.ts';
import { countEffort } from '../support/taps.ts';

const MOSQUE = 'Masjid Al-Ikhlas';
const newNumber = () => `0813${String(Date.now()).slice(-8)}`;

async function addMosque(page: Page): Promise<number> {
  const headers = { 'idempotency-key': `masjid-${newNumber()}` };
  const answer = await page.request.post('/my-mosques', { data: { name: MOSQUE }, headers });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()).id;
}

/** The link in the prewritten message. */
async function linkToSend(page: Page): Promise<string> {
  const href = await page.getByRole('link', { name: 'Kirim lewat WhatsApp' }).getAttribute('href');
  const text = new URL(href ?? '').searchParams.get('text') ?? '';
  const { pathname, hash } = new URL(/https?:\/\/\S+#s\.\S+/.exec(text)?.[0] ?? '');
  return pathname + hash;
}

test('a ketua hands his mosque over by WhatsApp to a person without an account', async ({
  page,
  context,
  otherContext,
  office,
  clock,
  bank,
}) => {
  const effort = await countEffort(context);
  await signInAsNewCustomer(page);
  const order = await buy(page, [clock], { office, account: bank });
  const { id, licenseKey } = boughtLicense(order);
  await activateOnBox(page.request, id);

  await page.goto('/my-product');
  const way = page.getByRole('link', { name: 'Serah terima', exact: true });
  await way.waitFor();
  effort.start();
  await way.click();
  // The licences belong to no mosque yet: the same form files them.
  await effort.type(page.getByLabel('Nama masjid'), MOSQUE);
  await effort.type(page.getByLabel('Email atau nomor WhatsApp ketua berikutnya'), newNumber());
  await checkReadable(page);
  await page.getByRole('button', { name: 'Mulai serah terima' }).click();
  await expect(page.getByText(/^Menunggu 0813-/)).toBeVisible();
  // Sending the message in WhatsApp is one more.
  effort.expectTaps(5);
  await checkReadable(page);

  const successor = newPerson({ name: 'Haji Umar' });
  const own = await otherContext.newPage();
  const theirs = await countEffort(otherContext);
  await own.goto(await linkToSend(page));
  await expect(own.getByRole('heading', { name: `Serah terima ${MOSQUE}` })).toBeVisible();
  theirs.start();
  await theirs.type(own.getByLabel('Nama', { exact: false }).first(), successor.name);
  await theirs.type(own.getByLabel('Email'), successor.email);
  await theirs.type(own.getByLabel('Password', { exact: true }), successor.password);
  await checkReadable(own);
  await own.getByRole('button', { name: 'Buat akun dan terima' }).click();
  await expect(own).toHaveURL('/my-product');
  theirs.expectTaps(6);
  await expect(own.getByText(licenseKey).first()).toBeVisible();

  const answer = await page.request.get(`/my-licenses/${id}`);
  expect(answer.status()).toBe(404);
});

test('a named successor with an account confirms; a forwarded and a used link open nothing', async ({
  page,
  otherContext,
  consoleGuard,
}) => {
  await signInAsNewCustomer(page);
  await addMosque(page);
  const whatsapp = newNumber();
  const successor = newPerson({ whatsapp });
  await createAccount(successor);
  await page.goto('/masjid/serah-terima');
  const card = page.getByRole('region', { name: MOSQUE });
  await card.getByLabel('Email atau nomor WhatsApp ketua berikutnya').fill('bukan nomor');
  await card.getByRole('button', { name: 'Mulai serah terima' }).click();
  await expect(card.getByRole('alert')).toBeVisible();
  await card.getByLabel('Email atau nomor WhatsApp ketua berikutnya').fill(whatsapp);
  await card.getByRole('button', { name: 'Mulai serah terima' }).click();
  await expect(card.getByText(/^Menunggu/)).toBeVisible();
  const link = await linkToSend(page);

  consoleGuard.allowRefusal(409, '/handovers/accept');
  const visit = await otherContext.newPage();
  await signInAsNewCustomer(visit);
  await visit.goto(link);
  await visit.getByRole('button', { name: 'Terima sebagai ketua' }).click();
  await expect(visit.getByRole('alert')).toContainText('Tautan ini dibuat untuk orang lain.');
  await checkReadable(visit);
  await forgetSession(visit);

  const effort = await countEffort(otherContext);
  const own = await otherContext.newPage();
  await own.goto(link);
  const login = own.getByRole('link', { name: 'Sudah punya akun? Masuk' });
  await login.waitFor();
  effort.start();
  await login.click();
  // The form before it has an email field as well.
  await own.getByRole('heading', { name: 'Masuk', exact: true }).waitFor();
  await effort.type(own.getByLabel('Email'), successor.email);
  await effort.type(own.getByLabel('Password', { exact: true }), successor.password);
  await own.getByRole('button', { name: 'Masuk', exact: true }).click();
  await own.getByRole('button', { name: 'Terima sebagai ketua' }).click();
  await expect(own.getByText('Serah terima selesai. Anda sekarang ketua.')).toBeVisible();
  effort.expectTaps(6);
  await expect(own).toHaveURL('/my-product');

  consoleGuard.allowRefusal(410, '/handovers/read');
  await own.goto(link);
  await own.reload();
  await expect(own.getByRole('alert')).toContainText('Serah terima ini sudah selesai');
  await checkReadable(own);
});

test('a ketua takes a handover back while it waits', async ({ page }) => {
  await signInAsNewCustomer(page);
  await addMosque(page);
  await page.goto('/masjid/serah-terima');
  await page.getByLabel('Email atau nomor WhatsApp ketua berikutnya').fill(newPerson().email);
  await page.getByRole('button', { name: 'Mulai serah terima' }).click();
  await expect(page.getByText('Undangannya sudah kami kirim lewat email.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Salin tautan' })).toBeVisible();
  await checkReadable(page);
  await page.getByRole('button', { name: 'Batalkan serah terima' }).click();
  const question = page.getByRole('alertdialog', { name: 'Batalkan serah terima?' });
  await question.getByRole('button', { name: 'Ya, batalkan' }).click();
  await expect(page.getByText('Serah terima dibatalkan')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mulai serah terima' })).toBeVisible();
});

test('an admin hands over a lost account, and its owner objects in the portal', async ({
  page,
  adminPage,
  office,
  clock,
  bank,
}) => {
  const ketua = await signInAsNewCustomer(page);
  await addMosque(page);
  const order = await buy(page, [clock], { office, account: bank });
  const successor = newPerson({ name: 'Haji Umar' });
  await createAccount(successor);
  const found = await office.get(`/admin/users?email=${encodeURIComponent(ketua.email)}`);
  const [{ id }] = (await found.json()).data;

  await adminPage.goto(`/pelanggan/${id}`);
  await adminPage.getByRole('button', { name: `Akun hilang? Alihkan ${MOSQUE}` }).click();
  const dialog = adminPage.getByRole('dialog', { name: 'Alihkan masjid ini?' });
  await dialog.getByLabel('Email akun ketua berikutnya').fill(successor.email);
  await dialog.getByLabel('Alasan').fill('Ketua lama wafat');
  await dialog.getByRole('button', { name: 'Mulai pengalihan' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Pilih foto surat dari masjid.');
  await dialog
    .getByLabel('Pilih foto surat')
    .setInputFiles(await pictureOfReceipt(page, order, 'jpeg'));
  await expect(dialog.getByRole('img', { name: 'Surat dari masjid' })).toBeVisible();
  await checkReadable(adminPage);
  await dialog.getByRole('button', { name: 'Mulai pengalihan' }).click();
  await expect(adminPage.getByText(/^Pengalihan dimulai/)).toBeVisible();

  await page.goto('/masjid/serah-terima');
  await expect(page.getByText(/^Pengurus meminta masjid ini dialihkan/)).toBeVisible();
  await page.getByLabel('Mengapa Anda keberatan?').fill('Akun saya masih saya pakai');
  await checkReadable(page);
  await page.getByRole('button', { name: 'Saya keberatan' }).click();
  await expect(page.getByText(/^Keberatan Anda sudah tercatat/)).toBeVisible();

  await adminPage.goto('/dashboard');
  await adminPage.getByRole('link', { name: /keberatan serah terima/ }).click();
  const card = adminPage
    .getByRole('region', { name: `Serah terima ${MOSQUE}` })
    .filter({ hasText: ketua.email });
  await expect(card).toContainText('Akun saya masih saya pakai');
  await checkReadable(adminPage);
  await card.getByRole('button', { name: 'Batalkan' }).click();
  const question = adminPage.getByRole('dialog', { name: 'Batalkan serah terima?' });
  await question.getByLabel('Alasan').fill('Sudah ditelepon');
  await question.getByRole('button', { name: 'Batalkan serah terima' }).click();
  await expect(adminPage.getByText('Serah terima dibatalkan')).toBeVisible();
  await expect(card).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Mulai serah terima' })).toBeVisible();
});

test('a ketua hands over what is still in his own name as well', async ({
  page,
  otherContext,
  office,
  clock,
  bank,
}) => {
  await signInAsNewCustomer(page);
  await addMosque(page);
  const { id } = boughtLicense(await buy(page, [clock], { office, account: bank }));
  const successor = newPerson();
  await createAccount(successor);
  await page.goto('/masjid/serah-terima');
  const card = page.getByRole('region', { name: MOSQUE });
  await card.getByLabel('Email atau nomor WhatsApp ketua berikutnya').fill(successor.email);
  await card.getByRole('checkbox', { name: /^Serahkan juga 1 lisensi/ }).check();
  await checkReadable(page);
  await card.getByRole('button', { name: 'Mulai serah terima' }).click();
  await expect(card.getByText(/^Menunggu/)).toBeVisible();
  const mosqueOf = async () =>
    (await (await page.request.get(`/my-licenses/${id}`)).json()).mosque?.name;
  expect(await mosqueOf()).toBe(MOSQUE);

  const own = await otherContext.newPage();
  await signIn(own, successor);
  await own.goto(await waitForLink(successor.email, /\/serah-terima#[\w.-]+/));
  await own.getByRole('button', { name: 'Terima sebagai ketua' }).click();
  await expect(own).toHaveURL('/my-product');
  expect((await page.request.get(`/my-licenses/${id}`)).status()).toBe(404);
  expect((await own.request.get(`/my-licenses/${id}`)).status()).toBe(200);
});

test('the owner of an account that is said to be lost objects by the link in the mail', async ({
  page,
  otherContext,
  office,
  clock,
  bank,
  consoleGuard,
}) => {
  const ketua = await signInAsNewCustomer(page);
  const mosqueId = await addMosque(page);
  const order = await buy(page, [clock], { office, account: bank });
  const successor = newPerson();
  await createAccount(successor);
  const found = await office.get(`/admin/users?email=${encodeURIComponent(ketua.email)}`);
  const [{ id }] = (await found.json()).data;
  const file = await pictureOfReceipt(page, order, 'jpeg');
  const started = await office.post(`/admin/mosques/${mosqueId}/users/${id}/handover`, {
    multipart: {
      email: successor.email,
      reason: 'Ketua lama wafat',
      currentPassword: admin.password,
      file,
    },
  });
  expect(started.status(), await started.text()).toBe(201);

  // On a phone where he is not signed in.
  const visit = await otherContext.newPage();
  const link = await waitForLink(ketua.email, /\/serah-terima#[\w.-]+/);
  const effort = await countEffort(otherContext);
  await visit.goto(link);
  const reason = visit.getByLabel('Mengapa Anda keberatan?');
  await reason.waitFor();
  await checkReadable(visit);
  effort.start();
  await effort.type(reason, 'Akun saya masih saya pakai');
  await visit.getByRole('button', { name: 'Saya keberatan' }).click();
  await expect(visit.getByText(/^Keberatan Anda tercatat/)).toBeVisible();
  effort.expectTaps(2);
  await checkReadable(visit);

  consoleGuard.allowRefusal(410, '/handovers/read');
  await visit.reload();
  await expect(visit.getByRole('alert')).toContainText('Sudah ada keberatan');
  await checkReadable(visit);
});
