// The video frame by frame: the page's time is set for each, so that a slow machine makes the same
// video as a fast one.
import { join } from 'node:path';
import { scenes } from './shot-list.mjs';

export const FRAMES_PER_SECOND = 15;
/** The text has entered the line when the video begins. */
const RUNNING_TEXT_AHEAD_MS = 9_000;

export async function recordFrames(context, folder) {
  let number = 0;
  for (const { seconds, settings, from, until } of scenes) {
    const fromMs = Date.parse(from);
    const frames = seconds * FRAMES_PER_SECOND;
    const stepMs = until ? (Date.parse(until) - fromMs) / frames : 1000 / FRAMES_PER_SECOND;
    const page = await openClock(context, settings, fromMs);
    for (let frame = 0; frame < frames; frame += 1) {
      const videoMs = (number * 1000) / FRAMES_PER_SECOND;
      await showMoment(page, fromMs + frame * stepMs, RUNNING_TEXT_AHEAD_MS + videoMs);
      await page.screenshot({ path: join(folder, frameName(number)), type: 'jpeg', quality: 95 });
      number += 1;
    }
    await page.close();
  }
}

function frameName(number) {
  return `frame-${String(number).padStart(4, '0')}.jpg`;
}

// Opens the bare display at a moment of our choosing. From there its time moves only in our steps, so
// that every picture comes out the same on a slow machine.
const LOADING_TIME_MS = 60_000;
const LOADING_STEP_MS = 100;

async function openClock(context, settings, atMs) {
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
async function showMoment(page, atMs, animationMs) {
  const shownMs = await page.evaluate(() => Date.now());
  await page.clock.fastForward(Math.round(atMs - shownMs));
  await page.evaluate((time) => {
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = time;
    }
  }, animationMs);
}

/** Long enough for the running text to fill its line. */
const RUNNING_TEXT_MS = 14_000;

export async function takePicture(context, { settings, at }, file) {
  const atMs = Date.parse(at);
  const page = await openClock(context, settings, atMs);
  await showMoment(page, atMs, RUNNING_TEXT_MS);
  await page.screenshot({ path: file });
  await page.close();
}
