import { expectOnlyAlert } from '../support/accounts/account-screens.ts';
import { fillTrialForm, registerTrial, trialButton } from '../support/accounts/sales-screens.ts';
import { createAccount } from '../support/api-session.ts';
import { inBothWidths } from '../support/both-widths.ts';
import { expectNoSidewaysScroll, expectRoomForDoubleText } from '../support/layout.ts';
import { newPerson } from '../support/people.ts';
import { checkReadable } from '../support/shop/shop-screens.ts';
import { expect, test } from '../support/test.ts';

const FAILED = 'Terjadi kesalahan, silakan coba lagi.';

test('the form opens an account, shows its password once and sends nothing elsewhere', async ({
  page,
  context,
  baseURL,
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
    { wrong: { email: '', whatsapp: '' }, says: 'Email wajib diisi', field: 'email' },
    { wrong: { email: 'ahmad', whatsapp: '' }, says: 'Email tidak valid', field: 'email' },
    { wrong: { whatsapp: '' }, says: 'Nomor WhatsApp wajib diisi', field: 'whatsapp' },
  ];
  for (const { wrong, says, field } of mistakes) {
    await fillTrialForm(page, { ...person, ...wrong });
    await trialButton(page).click();
    await expectOnlyAlert(page, says);
    await expect(page.locator(`[name="${field}"]`)).toBeFocused();
    await expect(page.locator(`[name="${field}"]`)).toHaveAccessibleDescription(says);
  }
  await checkReadable(page);

  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('/public/sales-page', async (route) => {
    await held;
    await route.continue();
  });
  await fillTrialForm(page, person);
  await trialButton(page).click();
  const sending = page.getByRole('button', { name: 'Mengirim...' });
  await expect(sending).toBeDisabled();
  await expect(page.getByRole('alert')).toHaveCount(0);
  letGo();

  const overlay = page.getByRole('dialog', { name: 'akun coba gratis Anda sudah siap' });
  await expect(overlay).toBeVisible();
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
  await overlay.getByRole('link', { name: 'Login Sekarang' }).click();
  const login = await opened;
  await expect(login).toHaveURL('/dashboard');
  const notice = login.getByRole('complementary', { name: 'Ganti password' });
  await expect(notice).toBeVisible();
  await expect(login.getByRole('heading', { name: /pasang aplikasi/ })).toBeVisible();
  await expect(login.getByRole('link', { name: 'Pasang aplikasi' })).toHaveAttribute(
    'href',
    '#download-heading',
  );
  await checkReadable(login);
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

test('a known email is asked to log in, and Back returns to the form', async ({ page }) => {
  const person = newPerson();
  await createAccount(person);
  const overlay = await registerTrial(page, { ...person, email: person.email.toUpperCase() });
  await expect(overlay.getByRole('heading')).toHaveText(
    'Akun Anda sudah terdaftar. Silakan login.',
  );
  await expect(overlay.getByText(person.email)).toBeVisible();
  await expect(overlay.getByRole('button', { name: /Salin/ })).toHaveCount(0);
  const opened = page.context().waitForEvent('page');
  await overlay.getByRole('link', { name: 'Login Sekarang' }).click();
  const login = await opened;
  await expect(login.getByLabel('Email')).toHaveValue(person.email.toUpperCase());
  await login.close();
  await checkReadable(page);
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

test('a refused or broken answer never reads as a known account', async ({
  page,
  consoleGuard,
}) => {
  const refusals = [
    { status: 429, body: '{"message":"Tunggu dulu.","code":"X"}', says: `${FAILED} Tunggu dulu.` },
    {
      status: 400,
      body: '{"message":"Email tidak valid","code":"X","field":"email"}',
      says: `${FAILED} Email tidak valid`,
    },
    { status: 500, body: '{"message":"Rusak","code":"X"}', says: FAILED },
    { status: 503, body: '<h1>Bad gateway</h1>', says: FAILED },
    { status: 200, body: '<h1>Login hotspot</h1>', says: FAILED },
    { status: 0, body: '', says: FAILED },
  ];
  consoleGuard.allow(/ApiError|TypeError: The answer|ERR_FAILED|status of (400|429|500|503)/);
  await page.goto('/sales');
  await fillTrialForm(page, newPerson());
  // What a phone's keyboard leaves of the screen.
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 340 });
  for (const { status, body, says } of refusals) {
    await page.route(
      '/public/sales-page',
      (route) => (status ? route.fulfill({ status, body }) : route.abort()),
      { times: 1 },
    );
    await trialButton(page).click();
    await expectOnlyAlert(page, says);
    await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(trialButton(page)).toBeEnabled();
  }
});

test('the video takes the place of its picture, and questions open one at a time', async ({
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
  const marker = (index: number) =>
    questions
      .nth(index)
      .locator('summary span')
      .evaluate((element) => getComputedStyle(element, '::before').content);
  const opened = () =>
    questions.evaluateAll((all) =>
      all.flatMap((one, index) => (one.matches('[open]') ? index : [])),
    );
  expect(await opened()).toEqual([]);
  for (const index of [0, 3]) {
    expect(await marker(index)).toBe('"+"');
    await questions.nth(index).locator('summary').click();
    expect(await opened()).toEqual([index]);
    expect(await marker(index)).toBe('"−"');
  }
  await questions.nth(3).locator('summary').click();
  expect(await opened()).toEqual([]);
  await expect(page.getByRole('contentinfo')).toContainText(
    new Intl.DateTimeFormat('id', { year: 'numeric', timeZone: 'Asia/Jakarta' }).format(),
  );
});

test('the screenshots move on by themselves, but not under eyes or fingers', async ({ page }) => {
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
      .poll(async () => {
        await page.clock.runFor(100);
        return shown();
      })
      .toBe(index);
  };
  const staysAt = async (index: number) => {
    await page.clock.runFor(10_000);
    expect(await shown()).toBe(index);
  };
  for (const index of [1, 2, 3, 0]) await movesTo(index);

  const area = await carousel.boundingBox();
  if (!area) throw new Error('the screenshots are not on the page');
  await page.mouse.move(area.x + area.width / 2, area.y + area.height / 3);
  await staysAt(0);
  await page.mouse.move(0, 0);
  await movesTo(1);

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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page can be read', async ({ page }) => {
    await page.goto('/sales');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('li img')).toHaveCount(4);
    const video = page.getByRole('link', { name: 'Putar video demo' });
    await expect(video).toHaveAttribute('href', '/media/demo.mp4');
    await page.getByText('Apakah ada biaya bulanan?').click();
    await expect(page.getByText('Lisensi dibayar satu kali')).toBeVisible();
    await page.getByRole('link', { name: 'Coba Gratis Sekarang' }).last().click();
    // Playwright reads no text inside <noscript>.
    await expect(page.locator('form noscript p')).toBeInViewport();
    await expect(trialButton(page)).not.toHaveCSS('opacity', '1');
    await expectRoomForDoubleText(page);
    await inBothWidths(page, () => expectNoSidewaysScroll(page));
  });
});

test('the form works before its script has come', async ({ page }) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/sales-*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/sales', { waitUntil: 'commit' });
  const name = page.getByLabel('Nama lengkap');
  await trialButton(page).click();
  // The browser's own check holds an empty form back.
  await expect.poll(() => name.evaluate((field) => field.matches(':focus:invalid'))).toBe(true);
  await fillTrialForm(page, newPerson());
  await trialButton(page).click();
  await expect(page).toHaveURL('/sales');
  letGo();
  await expect(page.getByRole('dialog')).toBeVisible();
});
