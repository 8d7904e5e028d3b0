// A ketua keeps the data of his mosque and the roles of its members.
import { createAccount, signIn, signInAsNewCustomer } from '../support/api-session.ts';
import { newPerson } from '../support/people.ts';
import { waitForInvitation } from '../support/server/outbox.ts';
import { checkReadable } from '../support/shop/shop-screens.ts';
import { expect, test } from '../support/shop/shop-test.ts';
import { countEffort } from '../support/taps.ts';

const MOSQUE = 'Masjid Nurul Iman';

test('a ketua fills in address and NPWP for the documents', async ({ page, context }) => {
  await signInAsNewCustomer(page);
  await page.request.post('/my-mosques', { data: { name: MOSQUE } });
  await page.goto('/my-product/masjid');
  const mosque = page.getByRole('region', { name: MOSQUE });
  const effort = await countEffort(context);
  await page.reload();
  await mosque.waitFor();
  effort.start();
  await mosque.getByRole('button', { name: `Ubah data ${MOSQUE}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Ubah data masjid' });
  await effort.type(dialog.getByLabel('Alamat'), 'Jl. Masjid Raya No. 7');
  await effort.type(dialog.getByLabel('NPWP'), '12');
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('NPWP terdiri dari 15 atau 16 angka');
  await checkReadable(page);
  await dialog.getByLabel('NPWP').fill('01.234.567.8-901.234');
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect(dialog).toBeHidden();
  await expect(mosque).toContainText('Jl. Masjid Raya No. 7, NPWP 012345678901234');
  await checkReadable(page);
});

test('a ketua gives a member another role, and the last ketua keeps his', async ({
  page,
  context,
  otherContext,
  consoleGuard,
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
  const joined = await own.request.post('/my-mosques/join', { data: { token } });
  expect(joined.status(), await joined.text()).toBe(200);

  const effort = await countEffort(context);
  await page.goto('/my-product/masjid');
  const mosque = page.getByRole('region', { name: MOSQUE });
  const members = mosque.getByRole('list', { name: `Pengurus ${MOSQUE}` });
  await expect(members.getByRole('listitem')).toHaveCount(2);
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
  await checkReadable(page);
  await own.goto('/my-product/masjid');
  await expect(own.getByRole('region', { name: MOSQUE })).toContainText('Ketua');
});
