// `npm run make-pictures`: draws the screenshots and the demo video of the public pages from the clock
// itself, with Chromium and ffmpeg, and writes them to apps/site/public/media. Commit what it makes.
import { once } from 'node:events';
import { createReadStream, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { sampleShops } from '../checks/sample-shops.mjs';
import { encodePicture, encodeVideo } from '../pictures/encode.mjs';
import { recordFrames, takePicture } from '../pictures/record-frames.mjs';
import { pictures } from '../pictures/shot-list.mjs';
import { ensureInstalled } from '../set-up/install.mjs';
import { projectRoot } from '../set-up/project-root.mjs';
import { exitCodeOfSignal, stopSignal } from '../set-up/stop-signal.mjs';
import { findBrowser } from '../system/system-programs.mjs';
import { ensureBuilt } from './build.mjs';

const media = join(projectRoot, 'apps', 'site', 'public', 'media');
const TYPES = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
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

/** The built public pages on a free loopback port, without API and database: the clock needs neither. */
async function servePages(folder) {
  const { renderPage } = await import(pathToFileURL(join(folder, 'server/render-page.js')).href);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const file = join(folder, 'client', normalize(pathname));
    if (!extname(pathname)) {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(renderPage(pathname, sampleShops.empty).html);
    } else if (existsSync(file)) {
      response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
      createReadStream(file).pipe(response);
    } else {
      response.writeHead(404).end();
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}
