// "Masjid Saya": a licence is filed to a mosque and a room, a treasurer is invited and removed again.

import { createAccount, signIn, signInAsNewCustomer } from '../support/api-session.ts';
import { call } from '../support/call.ts';
import { newPerson } from '../support/people.ts';
import { waitForInvitation } from '../support/server/outbox.ts';
import { checkReadable } from '../support/shop/shop-screens.ts';
import { expect, test } from '../support/test.ts';

test('a licence is filed to a mosque, and its members see it until they leave', async ({
  page,
  otherContext,
  clock,
  shop,
  effort,
}) => {
  await signInAsNewCustomer(page);
  await shop.buy(page, [clock]);
  await page.goto('/my-product');
  await page.getByRole('link', { name: 'Masjid Saya' }).click();
  await expect(page.getByText('Belum ada masjid.')).toBeVisible();

  await page.getByRole('button', { name: 'Tambah masjid' }).click();
  const adding = page.getByRole('dialog', { name: 'Tambah masjid' });
  await adding.getByLabel('Nama masjid atau mushola').fill('Masjid Al-Ikhlas');
  await checkReadable(page);
  await adding.getByRole('button', { name: 'Tambah' }).click();
  await expect(adding).toBeHidden();
  const mosque = page.getByRole('region', { name: /Masjid Al-Ikhlas/ });
  await expect(mosque.getByText('Belum ada lisensi.')).toBeVisible();

  effort.start();
  await page.getByRole('button', { name: 'Catat ke masjid' }).click();
  const filing = page.getByRole('dialog', { name: 'Catat ke masjid' });
  await effort.type(filing.getByLabel('Ruang'), 'Ruang utama');
  await checkReadable(page);
  await filing.getByRole('button', { name: 'Simpan' }).click();
  await expect(mosque.getByRole('heading', { name: 'Ruang utama' })).toBeVisible();
  effort.expectTaps(3);
  await expect(mosque.getByRole('link', { name: /^Kwitansi/ })).toBeVisible();
  await checkReadable(page);

  const treasurer = { ...newPerson(), name: 'Siti Aminah' };
  await createAccount(treasurer);
  effort.start();
  await mosque.getByRole('button', { name: 'Undang pengurus' }).click();
  const inviting = page.getByRole('dialog', { name: 'Undang pengurus' });
  await effort.type(inviting.getByLabel('Email atau nomor WhatsApp'), treasurer.email);
  await checkReadable(page);
  await inviting.getByRole('button', { name: 'Undang', exact: true }).click();
  const ready = page.getByRole('dialog', { name: 'Undangan siap' });
  await expect(ready.getByText('Toko belum bisa mengirim email. Tautan untuk')).toBeVisible();
  effort.expectTaps(3);
  await ready.getByRole('button', { name: 'Tutup' }).click();

  const otherPage = await otherContext.newPage();
  await expect(mosque.getByRole('list', { name: 'Tautan terbuka' })).toContainText(treasurer.email);
  await otherPage.goto(await waitForInvitation(treasurer.email));
  await expect(otherPage.getByRole('link', { name: 'Sudah punya akun? Masuk' })).toBeVisible();
  await checkReadable(otherPage);
  await signIn(otherPage, treasurer);
  await otherPage.reload();
  await otherPage.getByRole('button', { name: 'Bergabung' }).click();
  const seen = otherPage.getByRole('region', { name: /Masjid Al-Ikhlas/ });
  await expect(seen.getByRole('heading', { name: 'Ruang utama' })).toBeVisible();
  await expect(seen.getByRole('button', { name: 'Undang pengurus' })).toBeHidden();

  await page.reload();
  await mosque.getByRole('button', { name: `Keluarkan ${treasurer.name}` }).click();
  const removing = page.getByRole('alertdialog', { name: 'Keluarkan pengurus' });
  await removing.getByRole('button', { name: 'Keluarkan' }).click();
  await expect(removing).toBeHidden();
  await expect(mosque.getByText(treasurer.name)).toBeHidden();
  await otherPage.reload();
  await expect(otherPage.getByText('Belum ada masjid.')).toBeVisible();
});

const MOSQUE = 'Masjid Nurul Iman';

test('a ketua fills in what documents need and gives a member another role, and the last ketua keeps his', async ({
  page,
  otherContext,
  consoleGuard,
  effort,
}) => {
  const ketua = await signInAsNewCustomer(page);
  const added = await page.request.post('/my-mosques', { data: { name: MOSQUE } });
  const { id } = await added.json();
  const member = { ...newPerson(), name: 'Siti Aminah' };
  await createAccount(member);
  await page.request.post(`/my-mosques/${id}/invitations`, { data: { email: member.email } });
  const [, token] = (await waitForInvitation(member.email)).split('#');
  const own = await otherContext.newPage();
  await signIn(own, member);
  await call(() => own.request.post('/my-mosques/join', { data: { token } }));

  await page.goto('/my-product/masjid');
  const mosque = page.getByRole('region', { name: MOSQUE });
  const members = mosque.getByRole('list', { name: `Pengurus ${MOSQUE}` });
  await expect(members.getByRole('listitem')).toHaveCount(2);
  await mosque.getByRole('button', { name: `Ubah data ${MOSQUE}` }).click();
  const data = page.getByRole('dialog', { name: 'Ubah data masjid' });
  await data.getByLabel('Alamat').fill('Jl. Masjid Raya No. 7');
  await data.getByLabel('NPWP').fill('12');
  await data.getByRole('button', { name: 'Simpan' }).click();
  await expect(data.getByRole('alert')).toHaveText('NPWP terdiri dari 15 atau 16 angka');
  await checkReadable(page);
  await data.getByLabel('NPWP').fill('01.234.567.8-901.234');
  await data.getByRole('button', { name: 'Simpan' }).click();
  await expect(data).toBeHidden();
  await expect(mosque).toContainText('Jl. Masjid Raya No. 7, NPWP 012345678901234');

  consoleGuard.allow(/409/);
  await members.getByRole('button', { name: `Jadikan pengurus ${ketua.name}` }).click();
  const stepDown = page.getByRole('alertdialog', { name: 'Jadikan pengurus' });
  await checkReadable(page);
  await stepDown.getByRole('button', { name: 'Jadikan pengurus' }).click();
  await expect(page.getByText('Masjid harus punya ketua.')).toBeVisible();
  await expect(stepDown).toBeHidden();

  effort.start();
  await members.getByRole('button', { name: `Jadikan ketua ${member.name}` }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Jadikan ketua' });
  await dialog.getByRole('button', { name: 'Jadikan ketua' }).click();
  await expect(page.getByText('Peran pengurus telah diganti')).toBeVisible();
  effort.expectTaps(2);
  const row = members.getByRole('listitem').filter({ hasText: member.name });
  await expect(row).toContainText('Ketua');
  await own.goto('/my-product/masjid');
  await expect(own.getByRole('region', { name: MOSQUE })).toContainText('Ketua');

  // A person who is no longer ketua keeps what he is typing, and reads why it is refused.
  await mosque.getByRole('button', { name: `Ubah data ${MOSQUE}` }).click();
  await data.getByLabel('Alamat').fill('Jl. Masjid Raya No. 9');
  await own.getByRole('button', { name: `Jadikan pengurus ${ketua.name}` }).click();
  await own.getByRole('alertdialog').getByRole('button', { name: 'Jadikan pengurus' }).click();
  await expect(own.getByText('Peran pengurus telah diganti')).toBeVisible();
  consoleGuard.allow(/403/);
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('Undang pengurus')).toBeHidden();
  await data.getByRole('button', { name: 'Simpan' }).click();
  await expect(data.getByRole('alert')).toBeVisible();
});
