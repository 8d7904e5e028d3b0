import { openClock, showMoment } from './open-clock.mjs';

/** Long enough for the running text to fill its line. */
const RUNNING_TEXT_MS = 14_000;

export async function takePicture(context, { settings, at }, file) {
  const atMs = Date.parse(at);
  const page = await openClock(context, settings, atMs);
  await showMoment(page, atMs, RUNNING_TEXT_MS);
  await page.screenshot({ path: file });
  await page.close();
}
