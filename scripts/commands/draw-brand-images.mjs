// Draws the picture that chat apps show beside a link, and the icons in the sizes that SVG cannot
// serve, and writes the web manifest that names them. `node scripts/commands/draw-brand-images.mjs`, after the brand's name, slogan or mark changed.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { brand, webManifest } from '@timesync/contract';
import { projectRoot } from '../set-up/project-root.mjs';
import { findBrowser } from '../system/system-programs.mjs';

const publicFolder = join(projectRoot, 'apps/site/public');
const mark = readFileSync(join(publicFolder, 'favicon.svg'), 'utf8');
const girih = readFileSync(join(projectRoot, 'packages/ui/styles/girih.svg'), 'utf8');
const font = pathToFileURL(
  join(
    projectRoot,
    'node_modules/@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2',
  ),
);

// A file of its own, because a page made from text may not read the font from disk.
const sharePage = pathToFileURL(join(import.meta.dirname, '../pictures/brand/share.html'));
const portal = webManifest({
  name: `${brand.name}: jam masjid digital`,
  shortName: brand.name,
  description: brand.slogan,
  id: '/',
  startUrl: '/dashboard',
  scope: '/',
});
writeFileSync(join(publicFolder, 'site.webmanifest'), `${JSON.stringify(portal, null, 2)}\n`);
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
try {
  const page = await browser.newPage();
  await page.setViewportSize({ width: 1200, height: 630 });
  await page.goto(sharePage.href);
  await page.evaluate(fillSharePage, { brand, mark, girih, font: font.href });
  await page.screenshot({ path: join(publicFolder, 'bagikan.png') });

  writeFileSync(join(publicFolder, 'favicon.ico'), icoOf(await drawMark(page, 32), 32));
  for (const size of [192, 512]) {
    writeFileSync(join(publicFolder, `icon-${size}.png`), await drawMark(page, size));
  }
  // Phones crop these to their own shape: the background reaches every corner, the mark keeps its
  // distance.
  const square = mark.replace('rx="11"', 'rx="0"');
  writeFileSync(join(publicFolder, 'apple-touch-icon.png'), await drawMark(page, 180, square));
  writeFileSync(join(publicFolder, 'icon-maskable.png'), await drawMark(page, 512, square));
} finally {
  await browser.close();
}

async function drawMark(page, size, svg = mark) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>*{margin:0}svg{display:block;width:100vw}</style>${svg}`);
  return page.screenshot({ omitBackground: true });
}

/** Runs in the page. */
async function fillSharePage({ brand, mark, girih, font }) {
  document.querySelector('#mark').innerHTML = mark;
  document.querySelector('#name').textContent = brand.name;
  document.querySelector('#slogan').textContent = brand.slogan;
  const pattern = URL.createObjectURL(new Blob([girih], { type: 'image/svg+xml' }));
  document.querySelector('#girih').style.backgroundImage = `url(${pattern})`;
  document.fonts.add(await new FontFace('Jakarta', `url(${font})`, { weight: '200 800' }).load());
  await document.fonts.ready;
  const picture = new Image();
  picture.src = pattern;
  await picture.decode();
}

/** One PNG in the shape of an .ico file, which old browsers and crawlers ask for. */
function icoOf(png, size) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // with one picture
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
