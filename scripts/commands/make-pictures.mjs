// `npm run make-pictures`: draws the screenshots and the demo video of the public pages from the clock
// itself, with Chromium and ffmpeg, and writes them to apps/site/public/media. Commit what it makes.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { encodePicture, encodeVideo } from '../pictures/encode.mjs';
import { recordFrames } from '../pictures/record-frames.mjs';
import { servePages } from '../pictures/serve-pages.mjs';
import { pictures } from '../pictures/shot-list.mjs';
import { takePicture } from '../pictures/take-picture.mjs';
import { ensureInstalled } from '../set-up/install.mjs';
import { projectRoot } from '../set-up/project-root.mjs';
import { exitCodeOfSignal, stopSignal } from '../set-up/stop-signal.mjs';
import { findBrowser } from '../system/system-programs.mjs';
import { ensureBuilt } from './build.mjs';

const media = join(projectRoot, 'apps', 'site', 'public', 'media');
const size = { width: 1280, height: 720 };

stopSignal.addEventListener('abort', () => process.exit(exitCodeOfSignal(stopSignal.reason)));
if ((await ensureBuilt(await ensureInstalled())) !== 0) process.exit(1);
mkdirSync(media, { recursive: true });
const folder = mkdtempSync(join(tmpdir(), 'timesync-pictures-'));
const site = await servePages(join(projectRoot, 'apps', 'site', 'build'));
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
try {
  const context = await browser.newContext({ viewport: size, baseURL: site.url });
  for (const picture of pictures) {
    const file = join(folder, `${picture.name}.png`);
    await takePicture(context, picture, file);
    encodePicture(file, join(media, picture.name));
  }
  await recordFrames(context, folder);
  encodeVideo(folder, join(media, 'demo'));
} finally {
  await browser.close();
  site.close();
  rmSync(folder, { recursive: true });
}
