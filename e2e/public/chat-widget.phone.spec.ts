import { signInAsNewCustomer } from '../support/api-session.ts';
import { expect, test } from '../support/test.ts';

const CHAT = 'https://wa.me/6281234567890?text=';
const questions = [
  'Bagaimana cara memasang aplikasinya?',
  'Apakah aplikasi bisa dipakai tanpa internet?',
  'Bagaimana jadwal sholat dan adzan diatur?',
  'Apakah ada notifikasi adzan otomatis?',
];

test.beforeEach(async ({ page, context }) => {
  // The other side of the link is not ours to call.
  await context.route('https://wa.me/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>WhatsApp</title>' }),
  );
  await signInAsNewCustomer(page);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Chat admin' }).click();
});

test('four questions are ready to be sent to the seller', async ({ page, context }) => {
  const chat = page.getByRole('complementary', { name: 'Chat admin' });
  await expect(chat.getByRole('listitem')).toHaveText(questions);

  for (const question of questions) {
    const opened = context.waitForEvent('page');
    await chat.getByRole('link', { name: question }).click();
    const tab = await opened;
    await expect(tab).toHaveURL(`${CHAT}${encodeURIComponent(question)}`);
    await tab.close();
  }
});

test('an own message is sent as it was typed', async ({ page, context }) => {
  const message = 'Assalamualaikum, berapa harga & ongkir?\nTerima kasih 100%';
  const button = page.getByRole('button', { name: 'Kirim lewat WhatsApp' });
  await expect(button).toBeDisabled();
  await expect(button).toBeInViewport({ ratio: 1 });
  await page.getByLabel('Pesan Anda').fill(message);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Kirim lewat WhatsApp' }).click();
  await expect(await opened).toHaveURL(`${CHAT}${encodeURIComponent(message)}`);
});

test('Escape and Back close the chat, and the focus goes back to its button', async ({ page }) => {
  await page.getByLabel('Pesan Anda').press('Escape');
  await expect(page.getByLabel('Pesan Anda')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Chat admin' })).toBeFocused();
  await page.getByRole('button', { name: 'Chat admin' }).click();
  await expect(page.getByLabel('Pesan Anda')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Pesan Anda')).toBeHidden();
  await expect(page).toHaveURL('/dashboard');
});
