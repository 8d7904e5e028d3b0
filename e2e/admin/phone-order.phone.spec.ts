// Somebody without an account calls: the admin adds him with the order, and sends him his login link.
import { expectRefused, expectToast, newMark } from '../support/admin/admin-lists.ts';
import { offerOf } from '../support/admin/admin-orders.ts';
import { newPerson } from '../support/people.ts';
import { openTool } from '../support/shell.ts';
import { createGuide, withdrawProduct } from '../support/shop/shop-office.ts';
import { checkReadable } from '../support/shop/shop-screens.ts';
import { expect, officeTest as test } from '../support/test.ts';

const newNumber = () => `0813${String(Date.now()).slice(-8)}`;

test('a caller without an account orders with his name and number, and enters by his link', async ({
  page,
  otherContext,
  clock,
  effort,
}) => {
  const { name, email } = newPerson({ name: `Haji ${newMark()}` });
  await page.goto('/dashboard');
  await page.getByRole('heading', { level: 1 }).waitFor();
  effort.start();
  // On a slow phone the menu ends after the dialog has opened, while somebody types already.
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 12 });
  await openTool(page, 'Buat Pesanan', 'Transaksi');
  const form = page.getByRole('dialog', { name: 'Buat Pesanan' });
  // It has the focus: whoever calls says his name first.
  await expect(form.getByLabel('Pelanggan', { exact: true })).toBeFocused();
  await page.keyboard.type(name);
  await expect(form.getByLabel('Nama pelanggan')).toHaveValue(name);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await effort.type(form.getByLabel('Nomor WhatsApp pelanggan'), newNumber());
  await form.getByLabel('Produk').selectOption(offerOf(clock));
  await checkReadable(page);
  await form.getByRole('button', { name: 'Buat Pesanan', exact: true }).click();
  await expect(page).toHaveURL(/\/pelanggan\/\d+$/);

  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByText('Belum ada email')).toBeVisible();
  const card = page.getByRole('region', { name: 'Belum pernah masuk' });
  await checkReadable(page);
  const send = card.getByRole('link', { name: 'Kirim tautan masuk' });
  const href = await send.getAttribute('href');
  // No request leaves this machine.
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: '' }));
  await send.click();
  // Menu and tool, his number, one button, his link; the product is one choice more.
  effort.expectTaps(6 - 1);
  expect(href).toMatch(/^https:\/\/wa\.me\/62813\d{8}\?text=/);

  const link = /https?:\/\/\S+#\S+/.exec(new URL(href ?? '').searchParams.get('text') ?? '');
  const own = await otherContext.newPage();
  await own.goto(link?.[0] ?? '');
  await own.getByLabel('Password baru').fill('sandi-pilihan-sendiri');
  await own.getByLabel(/^Email/).fill(email);
  await checkReadable(own);
  await own.getByRole('button', { name: 'Simpan dan masuk' }).click();
  await expect(own).toHaveURL('/user/transaction');
  await expect(own.getByText(/INV-\d{6}-\d{6}/).first()).toBeVisible();

  await page.reload();
  await expect(page.getByText(email, { exact: false }).first()).toBeVisible();
  await expect(card).toBeHidden();
});

test('an order begins on the page of a known customer, and what is withdrawn meanwhile must leave it', async ({
  page,
  office,
  customer,
  clock,
  consoleGuard,
  shop,
}) => {
  const guide = await createGuide(office);
  const id = await shop.userIdOf(customer.person.email);
  await page.goto(`/pelanggan/${id}`);
  await page.getByRole('link', { name: 'Buat Pesanan' }).last().click();
  const form = page.getByRole('dialog', { name: 'Buat Pesanan' });
  await expect(form.getByText(customer.person.name)).toBeVisible();
  await expectRefused(form, 'Buat Pesanan', 'Keranjang kosong!');
  await expectRefused(form, 'Tambah', 'Pilih produk dulu!');
  await form.getByLabel('Produk').selectOption(offerOf(clock, 1));
  await form.getByRole('spinbutton', { name: `Jumlah ${clock.name}` }).fill('3');
  await expect(form).toContainText('TotalRp 747.000');
  await form.getByLabel('Produk').selectOption(offerOf(guide));
  await form.getByRole('button', { name: 'Tambah', exact: true }).click();
  await expect(form).toContainText('TotalRp 772.000');

  // Withdrawn while the customer is on the phone.
  await withdrawProduct(office, guide.id);
  consoleGuard.allowRefusal(409, '/admin/transactions');
  const sentence = 'Ada produk yang sudah tidak dijual. Hapus dari keranjang, lalu coba lagi.';
  await expectRefused(form, 'Buat Pesanan', sentence);
  const gone = form.getByRole('listitem').filter({ hasText: guide.name });
  await expect(gone).toContainText('Sudah tidak dijual.');
  await checkReadable(page);
  await gone.getByRole('button', { name: `Hapus ${guide.name}` }).click();
  await expect(form).toContainText('TotalRp 747.000');
  await form.getByRole('button', { name: 'Buat Pesanan', exact: true }).click();
  await expectToast(page, 'Pesanan berhasil dibuat');
  const detail = page.getByRole('dialog', { name: 'Detail Transaksi' });
  await expect(detail).toContainText('Pesanan dibuat oleh admin');
  await expect(page).toHaveURL(/\/transaction\/\d+$/);
});
