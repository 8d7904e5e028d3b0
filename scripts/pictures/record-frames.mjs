// The video frame by frame: the page's time is set for each, so that a slow machine makes the same
// video as a fast one.
import { join } from 'node:path';
import { openClock, showMoment } from './open-clock.mjs';
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
