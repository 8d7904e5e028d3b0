import type { Page } from '@playwright/test';
import { createAccount, forgetSession, signInAsNewCustomer } from '../support/api-session.ts';
import { call } from '../support/call.ts';
import { activateOnBox } from '../support/licensing/offline-box.ts';
import { newPerson } from '../support/people.ts';
import { waitForInvitation } from '../support/server/outbox.ts';
import { checkReadable } from '../support/shop/shop-screens.ts';
import { countEffort } from '../support/taps.ts';
import { expect, test } from '../support/test.ts';

const MOSQUE = 'Masjid Al-Ikhlas';
const newNumber = () => `0813${String(Date.now()).slice(-8)}`;

async function addMosque(page: Page): Promise<number> {
  const headers = { 'idempotency-key': `masjid-${newNumber()}` };
  const { id } = await call<{ id: number }>(() =>
    page.request.post('/my-mosques', { data: { name: MOSQUE }, headers }),
  );
  return id;
}

/** The link in the prewritten message. */
async function linkToSend(page: Page): Promise<string> {
  const href = await page.getByRole('link', { name: 'Kirim lewat WhatsApp' }).getAttribute('href');
  const text = new URL(href ?? '').searchParams.get('text') ?? '';
  const { pathname, hash } = new URL(/https?:\/\/\S+#\S+/.exec(text)?.[0] ?? '');
  return pathname + hash;
}

test('a ketua hands his mosque over by WhatsApp to a person without an account', async ({
  page,
  otherContext,
  clock,
  shop,
  effort,
}) => {
  await signInAsNewCustomer(page);
  const { id, licenseKey } = await shop.buyLicense(page, clock);
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
  await page.getByRole('button', { name: 'Serahkan' }).click();
  await expect(page.getByRole('link', { name: 'Kirim lewat WhatsApp' })).toBeVisible();
  // Sending the message in WhatsApp is one more.
  effort.expectTaps(5);

  const successor = newPerson({ name: 'Haji Umar' });
  const own = await otherContext.newPage();
  const theirs = await countEffort(own);
  await own.goto(await linkToSend(page));
  await expect(own.getByRole('heading', { name: 'Serah terima masjid' })).toBeVisible();
  await expect(own.getByText(MOSQUE)).toBeVisible();
  theirs.start();
  await theirs.type(own.getByLabel('Nama', { exact: false }).first(), successor.name);
  await theirs.type(own.getByLabel('Email'), successor.email);
  await theirs.type(own.getByLabel('Password', { exact: true }), successor.password);
  await checkReadable(own);
  await own.getByRole('button', { name: 'Buat akun dan terima' }).click();
  await expect(own).toHaveURL('/my-product/masjid');
  theirs.expectTaps(6);
  await expect(own.getByText(licenseKey).first()).toBeVisible();

  expect((await page.request.get(`/my-licenses/${id}`)).status()).toBe(404);
});

test('a handover is taken back and given to a named successor, who confirms; a forwarded and a used link open nothing', async ({
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
  await card.getByRole('button', { name: 'Serahkan' }).click();
  await expect(card.getByRole('alert')).toBeVisible();
  // The licence is taken back while it waits and handed to another person.
  const { email } = newPerson();
  await card.getByLabel('Email atau nomor WhatsApp ketua berikutnya').fill(email);
  await card.getByRole('button', { name: 'Serahkan' }).click();
  await expect(page.getByText('Toko belum bisa mengirim email. Tautan untuk')).toBeVisible();
  await checkReadable(page);
  await page.getByRole('button', { name: `Tarik ${email}` }).click();
  const question = page.getByRole('alertdialog', { name: 'Tarik tautan' });
  await question.getByRole('button', { name: 'Tarik' }).click();
  await expect(page.getByText('Tautan telah ditarik')).toBeVisible();
  await expect(page.getByText('Menunggu diterima')).toBeHidden();
  await page.reload();
  await card.getByLabel('Email atau nomor WhatsApp ketua berikutnya').fill(whatsapp);
  await card.getByRole('button', { name: 'Serahkan' }).click();
  await expect(card.getByText('Menunggu diterima')).toBeVisible();
  const link = await linkToSend(page);

  consoleGuard.allowRefusal(409, '/my-mosques/join');
  const visit = await otherContext.newPage();
  await signInAsNewCustomer(visit);
  await visit.goto(link);
  await visit.getByRole('button', { name: 'Terima sebagai ketua' }).click();
  await expect(visit.getByRole('alert')).toContainText('Tautan ini dibuat untuk orang lain.');
  await checkReadable(visit);
  await forgetSession(visit);

  const own = await otherContext.newPage();
  const effort = await countEffort(own);
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
  await expect(own.getByText(`Anda sekarang ketua ${MOSQUE}`)).toBeVisible();
  effort.expectTaps(6);
  await expect(own).toHaveURL('/my-product/masjid');

  consoleGuard.allowRefusal(410, '/links/read');
  await own.goto(link);
  await own.reload();
  await expect(own.getByRole('alert')).toContainText('Tautan ini sudah dipakai');
});

test('an admin gives the mosque of a lost account to another, and its owner objects by mail', async ({
  page,
  otherContext,
  adminPage,
  shop,
}) => {
  const ketua = await signInAsNewCustomer(page);
  await addMosque(page);
  const successor = newPerson({ name: 'Haji Umar' });
  await createAccount(successor);
  const id = await shop.userIdOf(ketua.email);

  await adminPage.goto(`/pelanggan/${id}`);
  await adminPage.getByRole('button', { name: `Akun hilang? Alihkan ${MOSQUE}` }).click();
  const dialog = adminPage.getByRole('dialog', { name: 'Alihkan masjid ini?' });
  await dialog.getByLabel('Email ketua berikutnya').fill(successor.email);
  await dialog.getByLabel('Alasan').fill('Surat takmir 12 November, ketua lama wafat');
  await checkReadable(adminPage);
  await dialog.getByRole('button', { name: 'Alihkan masjid' }).click();
  await expect(adminPage.getByText(/^Masjid sudah diserahkan/)).toBeVisible();
  await page.goto('/my-product/masjid');
  await expect(page.getByText(/^Diserahkan kepada/)).toBeVisible();

  // He opens the link on a phone where he is not signed in.
  const visit = await otherContext.newPage();
  const effort = await countEffort(visit);
  await visit.goto(await waitForInvitation(ketua.email));
  const reason = visit.getByLabel('Mengapa Anda keberatan?');
  await reason.waitFor();
  await checkReadable(visit);
  effort.start();
  await effort.type(reason, 'Akun saya masih saya pakai');
  await visit.getByRole('button', { name: 'Saya keberatan' }).click();
  await expect(visit.getByText(/^Keberatan Anda tercatat/)).toBeVisible();
  effort.expectTaps(2);
});
