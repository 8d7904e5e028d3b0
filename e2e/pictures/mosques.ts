// Pictures of a mosque as owner: its members and data, links of licences, a handover, the import of
// customers; see every-screen.ts.
import type { Page } from '@playwright/test';
import { chooseFromListMenu, newMark } from '../support/admin/admin-lists.ts';
import { createAccount, signIn, signInAsNewCustomer } from '../support/api-session.ts';
import { expect, test } from '../support/licensing/license-test.ts';
import { admin, newPerson } from '../support/people.ts';
import { fourPicturesOf } from '../support/pictures.ts';
import { waitForInvitation } from '../support/server/outbox.ts';
import { buy } from '../support/shop/shop-orders.ts';

const MOSQUE = 'Masjid Al-Ikhlas';
const take = fourPicturesOf('mosque');

async function addMosque(page: Page): Promise<number> {
  const data = { name: MOSQUE, town: 'Kota Bandung', address: 'Jl. Masjid Raya No. 7' };
  return (await (await page.request.post('/my-mosques', { data })).json()).id;
}

test('members and data', async ({ page, otherContext, office, clock, bank }) => {
  await signInAsNewCustomer(page);
  const id = await addMosque(page);
  await buy(page, [clock], { office, account: bank });
  const member = { ...newPerson(), name: 'Siti Aminah' };
  await createAccount(member);
  await page.request.post(`/my-mosques/${id}/invitations`, { data: { email: member.email } });
  const [, token] = (await waitForInvitation(member.email)).split('#');
  const own = await otherContext.newPage();
  await signIn(own, member);
  await own.request.post('/my-mosques/join', { data: { token } });

  await page.goto('/my-product/masjid');
  const mosque = page.getByRole('region', { name: MOSQUE });
  await mosque.getByText(member.name).first().waitFor();
  await take(page, 'own');
  await mosque.getByRole('button', { name: `Jadikan ketua ${member.name}` }).click();
  const role = page.getByRole('alertdialog', { name: 'Jadikan ketua' });
  await take(page, 'role', role);
  await role.getByRole('button', { name: 'Batal' }).click();
  await mosque.getByRole('button', { name: `Ubah data ${MOSQUE}` }).click();
  const change = page.getByRole('dialog', { name: 'Ubah data masjid' });
  await change.getByLabel('NPWP').waitFor();
  await take(page, 'change', change);
});

test('links of licences', async ({ page, otherContext, office, clock, bank }) => {
  await signInAsNewCustomer(page);
  await buy(page, [clock], { office, account: bank, qty: 3 });
  await page.goto('/my-product');
  await page.getByRole('button', { name: 'Semua lisensi' }).click();
  await page.getByRole('button', { name: 'Bagikan beberapa sekaligus' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bagikan Lisensi' });
  await dialog.getByRole('checkbox', { name: 'Semua (3)' }).check();
  await take(page, 'hand-out', dialog);
  await dialog.getByRole('button', { name: 'Buat 3 tautan' }).click();
  const links = dialog.getByRole('link', { name: /^WhatsApp/ });
  await expect(links).toHaveCount(3);
  await take(page, 'handed-out', dialog);

  const text = new URL(String(await links.first().getAttribute('href'))).searchParams.get('text');
  const receiver = await otherContext.newPage();
  await signInAsNewCustomer(receiver);
  await addMosque(receiver);
  await receiver.goto(/\/ambil#[\w.-]+/.exec(String(text))?.[0] ?? '');
  await receiver.getByRole('radio', { name: MOSQUE }).waitFor();
  await take(receiver, 'take');
  await receiver.getByRole('button', { name: 'Ambil lisensi ini' }).click();
  await receiver.getByText('Lisensi ini sekarang milik Anda.').waitFor();
  await take(receiver, 'taken');
  await receiver.goto('/ambil');
  await receiver.getByRole('alert').waitFor();
  await take(receiver, 'take-incomplete');
});

test('a handover', async ({ page, otherContext, office, clock, bank }) => {
  await signInAsNewCustomer(page);
  await addMosque(page);
  await buy(page, [clock], { office, account: bank });
  const { email } = newPerson();
  await page.goto('/masjid/serah-terima');
  await page.getByLabel('Email atau nomor WhatsApp ketua berikutnya').fill(email);
  await page.getByRole('checkbox', { name: /^Serahkan juga 1 lisensi/ }).check();
  await take(page, 'handover');
  await page.getByRole('button', { name: 'Serahkan' }).click();
  await page.getByText('Menunggu diterima').waitFor();
  await take(page, 'handover-waiting');

  const successor = await otherContext.newPage();
  await successor.goto(await waitForInvitation(email));
  await successor.getByRole('button', { name: 'Buat akun dan terima' }).waitFor();
  await take(successor, 'successor');
  await successor.goto('/serah-terima');
  await successor.getByRole('alert').waitFor();
  await take(successor, 'handover-incomplete');
});

test('links that wait, end and are objected to', async ({
  page,
  otherContext,
  adminPage,
  office,
  consoleGuard,
}) => {
  consoleGuard.allowRefusal(410, '/links/read');
  await signInAsNewCustomer(page);
  const id = await addMosque(page);
  const next = { ...newPerson(), name: 'Haji Umar' };
  await createAccount(next);
  const invited = newPerson().email;
  await page.request.post(`/my-mosques/${id}/invitations`, { data: { email: invited } });
  const given = { email: next.email, leaves: false };
  await page.request.post(`/my-mosques/${id}/ketua`, { data: given });
  await page.goto('/my-product/masjid');
  await page.getByText('Menunggu diterima').waitFor();
  await take(page, 'links');

  const link = await waitForInvitation(next.email);
  const own = await otherContext.newPage();
  await signIn(own, next);
  await own.goto(link);
  const accept = own.getByRole('button', { name: 'Terima sebagai ketua' });
  await accept.waitFor();
  await take(own, 'next-ketua');
  await accept.click();
  await expect(own).toHaveURL('/my-product/masjid');
  await page.reload();
  await page.getByText('Pengurus', { exact: true }).first().waitFor();
  await take(page, 'old-ketua');
  for (const [name, path] of Object.entries({ used: link, unknown: '/undangan#lama' })) {
    await own.goto(path);
    await own.reload();
    await own.getByRole('alert').waitFor();
    await take(own, `link-${name}`);
  }

  const found = await office.get(`/admin/users?email=${encodeURIComponent(next.email)}`);
  const [{ id: fromUserId }] = (await found.json()).data;
  const lost = { fromUserId, email: newPerson().email, reason: 'Surat takmir 12 November' };
  const data = { ...lost, currentPassword: admin.password };
  expect((await office.post(`/admin/mosques/${id}/ketua`, { data })).status()).toBe(200);
  await adminPage.goto('/user/admin');
  await adminPage.getByText(lost.email).first().waitFor();
  await take(adminPage, 'shop-links');
  await expect.poll(() => waitForInvitation(next.email)).not.toBe(link);
  await own.goto(await waitForInvitation(next.email));
  await own.getByLabel('Mengapa Anda keberatan?').waitFor();
  await take(own, 'objection');
});

test('the import of customers, and the version in Kesehatan', async ({ adminPage, clock }) => {
  const mark = newMark();
  const init = clock.ProductVariant[0]?.init;
  const rows = [
    'Nama;Email;WhatsApp;Init;License Key',
    `Takmir Satu;satu-${mark}@masjid.example;081234567890;${init};LAMA-${mark}-1`,
    `Takmir Dua;dua-${mark}@masjid.example;081234567891;;`,
    'Takmir Tiga;bukan email;081234567892;;',
  ];
  const buffer = Buffer.from(rows.join('\r\n'));
  await adminPage.goto('/user');
  await chooseFromListMenu(adminPage, 'Impor CSV');
  const dialog = adminPage.getByRole('dialog', { name: 'Impor Pelanggan' });
  await dialog.waitFor();
  await take(adminPage, 'import', dialog);
  await dialog
    .getByLabel('Berkas CSV')
    .setInputFiles({ name: 'pelanggan.csv', mimeType: 'text/csv', buffer });
  await expect(dialog.getByRole('status')).toContainText('Akan dibuat: 2');
  await take(adminPage, 'import-preview', dialog);

  await adminPage.goto('/dashboard?tab=kesehatan');
  await adminPage.getByText('Versi portal').waitFor();
  await take(adminPage, 'version');
});
