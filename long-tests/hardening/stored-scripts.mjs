// Scripts in a product's description (T39), in a browser: each of hundreds of attacks alone, past the
// sanitiser with the page's policy switched off, and as it is with the policy alone. Nothing may run;
// that most of them run without both shows that the attacks are alive.
import { chromium } from '@playwright/test';
import { findBrowser } from '../../scripts/system/system-programs.mjs';
import { importSource } from '../support/import-source.mjs';
import { openTally, roundsOf } from '../support/tally.mjs';
import { withPortal } from '../support/with-portal.mjs';
import { makeAttacks } from './attacks.mjs';

const { sanitizeDescription } = await importSource(
  'apps/server/src/features/shop/catalog/sanitize-description.ts',
);
const tally = openTally('scripts in descriptions');
const attacks = makeAttacks().slice(0, roundsOf(300));
await withPortal(async (portal) => {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  try {
    // One page for each: what runs late in one must not count for another.
    const bare = await openPage(browser, portal, { bypassCSP: true });
    const sanitised = await openPage(browser, portal, { bypassCSP: true });
    const guarded = await openPage(browser, portal, { bypassCSP: false });
    let alive = 0;
    for (const attack of attacks) {
      if (await bare.runs(attack)) alive += 1;
      tally.check(
        !(await sanitised.runs(sanitizeDescription(attack))),
        `past the sanitiser: ${attack}`,
      );
      tally.check(!(await guarded.runs(attack)), `past the policy: ${attack}`);
    }
    console.log(`scripts: ${attacks.length} attacks, ${alive} run without both`);
    tally.check(alive > attacks.length / 2, `only ${alive} of ${attacks.length} are alive`);
  } finally {
    await browser.close();
  }
});
tally.report();

async function openPage(browser, portal, options) {
  const page = await (await browser.newContext(options)).newPage();
  let count = 0;
  await page.exposeFunction('alert', () => {
    count += 1;
  });
  await page.goto(`${portal.url}/syarat`);
  return {
    /** Puts it into the page as the dialog of a product does, and clicks everything. */
    async runs(html) {
      const before = count;
      await page.evaluate(showAndClick, html);
      if (page.url() !== `${portal.url}/syarat`) await page.goto(`${portal.url}/syarat`);
      return count > before;
    },
  };
}

/** This function runs in the browser. */
async function showAndClick(html) {
  const { document, Image, requestAnimationFrame } = globalThis;
  const place = document.createElement('div');
  place.innerHTML = html;
  document.body.replaceChildren(place);
  for (const element of place.querySelectorAll('*')) {
    element.dispatchEvent(new Event('mouseover'));
    if (element.matches('a, p, b, td, button')) element.click?.();
  }
  // Pictures fail in the order of their requests, so after this one all others have failed.
  const last = new Image();
  const hasFailed = new Promise((resolve) => last.addEventListener('error', resolve));
  last.src = '/gambar-yang-tidak-ada';
  place.append(last);
  await hasFailed;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
