// Opens the bare display at a moment of our choosing. From there its time moves only in our steps, so
// that every picture comes out the same on a slow machine.
const LOADING_TIME_MS = 60_000;
const LOADING_STEP_MS = 100;

export async function openClock(context, settings, atMs) {
  const page = await context.newPage();
  await page.clock.install({ time: atMs - LOADING_TIME_MS });
  await page.goto(`/jam?${new URLSearchParams({ tampilan: 'penuh', ...settings })}`);
  // Waits until the clock's engine is loaded.
  while ((await page.locator('mosque-clock[data-running]').count()) === 0) {
    await page.clock.runFor(LOADING_STEP_MS);
  }
  await page.evaluate(() => document.fonts.ready);
  await page.addStyleTag({ content: '.only-tv { display: none !important }' });
  await page.clock.pauseAt(atMs);
  return page;
}

/** Moves the page's time on to a moment, and all its animations to `animationMs`. */
export async function showMoment(page, atMs, animationMs) {
  const shownMs = await page.evaluate(() => Date.now());
  await page.clock.fastForward(Math.round(atMs - shownMs));
  await page.evaluate((time) => {
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = time;
    }
  }, animationMs);
}
