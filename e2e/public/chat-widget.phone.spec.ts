import { signInAsNewCustomer } from '../support/api-session.ts';
import { checkReadable } from '../support/shop/shop-screens.ts';
import { expect, test } from '../support/test.ts';

const CHAT = 'https://wa.me/6281234567890?text=';
const questions = [
  'Bagaimana cara memasang aplikasinya?',
  'Apakah aplikasi bisa dipakai tanpa internet?',
  'Bagaimana jadwal sholat dan adzan diatur?',
  'Apakah ada notifikasi adzan otomatis?',
];

test('a ready question or an own message goes to the seller, and Escape and Back close the chat', async ({
  page,
  context,
}) => {
  // The other side of the link is not ours to call.
  await context.route('https://wa.me/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>WhatsApp</title>' }),
  );
  await signInAsNewCustomer(page);
  await page.goto('/dashboard');
  const open = page.getByRole('button', { name: 'Chat admin' });
  const message = page.getByLabel('Pesan Anda');
  await open.click();
  const chat = page.getByRole('complementary', { name: 'Chat admin' });
  await expect(chat.getByRole('listitem')).toHaveText(questions);
  const links = chat.getByRole('listitem').getByRole('link');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    questions.map((question) => CHAT + encodeURIComponent(question)),
  );
  await checkReadable(page);

  const typed = 'Assalamualaikum, berapa harga & ongkir?\nTerima kasih 100%';
  const button = page.getByRole('button', { name: 'Kirim lewat WhatsApp' });
  await expect(button).toBeDisabled();
  await expect(button).toBeInViewport({ ratio: 1 });
  await message.fill(typed);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Kirim lewat WhatsApp' }).click();
  await expect(await opened).toHaveURL(`${CHAT}${encodeURIComponent(typed)}`);

  await message.press('Escape');
  await expect(message).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  await expect(message).toBeVisible();
  await page.goBack();
  await expect(message).toBeHidden();
  await expect(page).toHaveURL('/dashboard');
});
