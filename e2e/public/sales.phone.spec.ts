import {
  expectOnlyAlert,
  fillTrialForm,
  trialButton,
} from '../support/accounts/account-screens.ts';
import { createAccount } from '../support/api-session.ts';
import { inBothWidths } from '../support/both-widths.ts';
import { cityField } from '../support/clock-screens.ts';
import { newPerson } from '../support/people.ts';
import { checkReadable } from '../support/shop/shop-screens.ts';
import { expect, test } from '../support/test.ts';

test('five touches and a typed name lead from the landing page into a new account, whose password is shown once and sent nowhere else', async ({
  page,
  context,
  baseURL,
  effort,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`)) foreign.push(request.url());
  });
  await page.goto('/sales');
  const jumps = page.getByRole('link', { name: 'Coba Gratis Sekarang' });
  await expect(jumps).toHaveCount(2);
  for (const jump of await jumps.all()) {
    await jump.click();
    await expect(page.getByRole('heading', { name: 'Formulir coba gratis' })).toBeInViewport();
  }

  const person = newPerson({ whatsapp: 'tanya istri saya' });
  const mistakes = [
    { wrong: { name: ' ', email: '', whatsapp: '' }, says: 'Nama wajib diisi', field: 'name' },
    { wrong: { email: 'ahmad', whatsapp: '' }, says: 'Email tidak valid', field: 'email' },
  ];
  for (const { wrong, says, field } of mistakes) {
    await fillTrialForm(page, { ...person, ...wrong });
    await trialButton(page).click();
    await expectOnlyAlert(page, says);
    await expect(page.locator(`[name="${field}"]`)).toBeFocused();
    await expect(page.locator(`[name="${field}"]`)).toHaveAccessibleDescription(says);
  }
  await checkReadable(page);

  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('/public/sales-page', async (route) => {
    await held;
    await route.continue();
  });
  await page.evaluate(() => sessionStorage.clear());
  await context.grantPermissions(['clipboard-read', 'clipboard-write', 'geolocation']);
  await context.setGeolocation({ latitude: -7.9801, longitude: 112.6299 });
  await page.goto('/');
  await expect(cityField(page)).toBeEnabled();
  await expect(cityField(page)).toHaveValue('');
  effort.start();
  await effort.type(page.getByLabel('Nama masjid'), 'Masjid Al-Huda');
  await page.getByRole('button', { name: 'Pakai lokasi saya' }).click();
  await expect(cityField(page)).toHaveValue('Kota Malang');
  await page.getByRole('main').getByRole('link', { name: 'Coba gratis' }).first().click();
  await expect(page.getByText('Untuk Masjid Al-Huda, Kota Malang.')).toBeVisible();
  for (const text of [person.name, person.email]) {
    await page.locator('form[data-trial] :focus').fill(text);
    await page.keyboard.press('Enter');
  }
  await page.locator('form[data-trial] :focus').fill(person.whatsapp);
  await trialButton(page).click();
  const sending = page.getByRole('button', { name: 'Mengirim...' });
  await expect(sending).toBeDisabled();
  await expect(page.getByRole('alert')).toHaveCount(0);
  letGo();

  const overlay = page.getByRole('dialog', { name: 'akun coba gratis Anda sudah siap' });
  await expect(overlay).toBeVisible();
  // The last one is "Login Sekarang".
  effort.expectTaps(5 - 1);
  await inBothWidths(page, () =>
    expect.poll(() => overlay.boundingBox()).toMatchObject({ x: 0, y: 0, ...page.viewportSize() }),
  );
  await expect(overlay.getByRole('heading')).toBeFocused();
  await expect(overlay.getByText(person.email)).toBeVisible();
  // Above 'Login Sekarang'.
  await expect(overlay).not.toContainText('sudah masuk');
  await checkReadable(page);
  await overlay.getByRole('button', { name: 'Salin email' }).click();
  await expect(overlay.getByRole('alert')).toHaveText('Email disalin!');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(person.email);
  await overlay.getByRole('button', { name: 'Salin password' }).click();
  await expect(overlay.getByRole('alert')).toHaveText('Password disalin!');
  const password = await page.evaluate(() => navigator.clipboard.readText());
  expect(password).toMatch(/^([a-z]{4}-){4}\d{4}$/);
  await expect(overlay.getByText(password)).toBeVisible();
  // The password is shown only here: a key that slipped must not take it away, nor twice.
  for (const _twice of [1, 2]) {
    await page.keyboard.press('Escape');
    await page.goBack();
  }
  await expect(overlay.getByText(password)).toBeVisible();
  // This seller has set no channel.
  await expect(overlay.getByRole('link')).toHaveCount(1);

  const opened = context.waitForEvent('page');
  effort.start();
  await overlay.getByRole('link', { name: 'Login Sekarang' }).click();
  const login = await opened;
  await expect(login).toHaveURL('/dashboard');
  effort.expectTaps(1);
  const notice = login.getByRole('complementary', { name: 'Ganti password' });
  // Until the page's own font has come, the sentence may need two lines.
  await expect.poll(async () => (await notice.boundingBox())?.height).toBeLessThan(60);
  const nextVisit = await context.newPage();
  await nextVisit.goto('/dashboard');
  const seenAgain = nextVisit.getByRole('complementary', { name: 'Ganti password' });
  await seenAgain.getByRole('button', { name: 'Tutup pemberitahuan' }).click();
  await nextVisit.reload();
  await expect(nextVisit.getByText(`Selamat datang, ${person.name}`)).toBeVisible();
  await expect(seenAgain).toBeHidden();
  await nextVisit.close();
  await expect(login.getByRole('heading', { name: /pasang aplikasi/ })).toBeVisible();
  await expect(login.getByRole('link', { name: 'Pasang aplikasi' })).toHaveAttribute(
    'href',
    '#download-heading',
  );
  await notice.getByRole('button', { name: 'Ganti password' }).click();
  await login.getByLabel('Password lama').fill(password);
  await login.getByLabel('Password baru').fill('pilihan-sendiri');
  await login.getByRole('button', { name: 'Ubah password' }).click();
  await expect(login.getByText('Password berhasil diubah')).toBeVisible();
  await expect(login.getByRole('dialog')).toBeHidden();
  await expect(notice).toBeHidden();
  await login.reload();
  await expect(login.getByText(`Selamat datang, ${person.name}`)).toBeVisible();
  await expect(notice).toBeHidden();
  await login.close();

  await overlay.getByRole('button', { name: 'Tutup' }).click();
  await expect(overlay).toBeHidden();
  await expect(page.getByText(password)).toHaveCount(0);
  await expect(page.getByLabel('Nama lengkap')).toHaveValue('');
  await expect(page.getByRole('region', { name: 'Formulir coba gratis' })).toBeFocused();
  await expect(page).toHaveURL('/sales#coba-gratis');
  expect(foreign).toEqual([]);
});

test('the form works before its script has come; a known email is asked to log in, and Back returns to the form', async ({
  page,
}) => {
  const person = newPerson();
  await createAccount(person);
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/assets/sales-*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/sales', { waitUntil: 'commit' });
  const name = page.getByLabel('Nama lengkap');
  await trialButton(page).click();
  // The browser's own check holds an empty form back.
  await expect.poll(() => name.evaluate((field) => field.matches(':focus:invalid'))).toBe(true);
  await fillTrialForm(page, { ...person, email: person.email.toUpperCase() });
  await trialButton(page).click();
  await expect(page).toHaveURL('/sales');
  letGo();

  const overlay = page.getByRole('dialog');
  await expect(overlay.getByRole('heading')).toHaveText(
    'Akun Anda sudah terdaftar. Silakan login.',
  );
  await expect(overlay.getByText(person.email)).toBeVisible();
  await expect(overlay.getByRole('button', { name: /Salin/ })).toHaveCount(0);
  await checkReadable(page);
  const opened = page.context().waitForEvent('page');
  await overlay.getByRole('link', { name: 'Login Sekarang' }).click();
  const login = await opened;
  await expect(login.getByLabel('Email')).toHaveValue(person.email.toUpperCase());
  await login.close();
  await page.keyboard.press('Escape');
  await expect(overlay).toBeHidden();
  await fillTrialForm(page, person);
  await trialButton(page).click();
  await expect(overlay).toBeVisible();
  await page.goBack();
  await expect(overlay).toBeHidden();
  await expect(page.getByRole('region', { name: 'Formulir coba gratis' })).toBeFocused();
  await expect(page).toHaveURL('/sales');
});

test('the video takes the place of its picture, questions open one at a time, and screenshots move on, but not under eyes or fingers', async ({
  page,
}) => {
  await page.goto('/sales');
  await expect(page.locator('video')).toHaveCount(0);
  const play = page.getByRole('button', { name: 'Putar video demo' });
  await play.click();
  const video = page.locator('video');
  await expect(video).toBeFocused();
  await expect(video).toHaveAttribute('controls');
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0);
  await expect(play).toHaveCount(0);

  const questions = page.locator('details');
  const opened = () =>
    questions.evaluateAll((all) =>
      all.flatMap((one, index) => (one.matches('[open]') ? index : [])),
    );
  expect(await opened()).toEqual([]);
  for (const index of [0, 3]) {
    await questions.nth(index).locator('summary').click();
    expect(await opened()).toEqual([index]);
  }
  await questions.nth(3).locator('summary').click();
  expect(await opened()).toEqual([]);

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await page.goto('/sales');
  const carousel = page.getByRole('region', { name: 'Tangkapan layar' });
  const dots = carousel.getByRole('button', { name: /Tampilkan gambar/ });
  await carousel.scrollIntoViewIfNeeded();
  await expect(dots).toHaveCount(4);
  await page.clock.pauseAt(Date.now() + 60_000);
  const shown = () => dots.evaluateAll((all) => all.findIndex((dot) => dot.ariaCurrent === 'true'));
  // The page's clock is stopped from here on, so that only the test moves the carousel.
  await dots.first().click();
  await expect.poll(shown).toBe(0);
  await dots.first().blur();
  await page.mouse.move(0, 0);
  // The page updates, and starts the next timer, a moment after the clock has moved.
  const movesTo = async (index: number) => {
    await page.clock.runFor(2300);
    expect(await shown()).not.toBe(index);
    await expect
      .poll(
        async () => {
          await page.clock.runFor(100);
          return shown();
        },
        { intervals: [50] },
      )
      .toBe(index);
  };
  const staysAt = async (index: number) => {
    await page.clock.runFor(10_000);
    expect(await shown()).toBe(index);
  };
  for (const index of [1, 2]) await movesTo(index);

  const area = await carousel.boundingBox();
  if (!area) throw new Error('the screenshots are not on the page');
  await page.mouse.move(area.x + area.width / 2, area.y + area.height / 3);
  await staysAt(2);
  await page.mouse.move(0, 0);

  await dots.nth(3).click();
  await expect.poll(shown).toBe(3);
  await page.mouse.move(0, 0);
  await staysAt(3);
  await dots.nth(3).blur();
  await movesTo(0);

  const pause = carousel.getByRole('button', { name: 'Hentikan gambar' });
  await pause.click();
  await page.mouse.move(0, 0);
  await carousel.getByRole('button', { name: 'Jalankan gambar' }).blur();
  await staysAt(0);
  await carousel.getByRole('button', { name: 'Jalankan gambar' }).click();

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(pause).toHaveCount(0);
  await page.mouse.move(0, 0);
  await staysAt(0);
  await dots.nth(2).click();
  await expect.poll(shown).toBe(2);
});
