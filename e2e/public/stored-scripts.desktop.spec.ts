// Scripts in a product's description (T39): the sanitiser alone stops them, and so does the page's
// policy alone. That they would run without both shows that the attacks are alive.
import type { Browser } from '@playwright/test';
import { createProduct, withdrawProduct } from '../support/shop/shop-office.ts';
import { expect, test } from '../support/shop/shop-test.ts';

const attacks = [
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s></svg>',
  '<details open ontoggle=alert(1)>x</details>',
  '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>',
  '<video><source onerror=alert(1)></video>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<p onclick=alert(1)>x</p>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java&#10;script:alert(1)">x</a>',
  '<script>alert(1)</script>',
].join('\n');

/** Puts it into a page as the dialog does, clicks everything, and counts what ran. */
async function countRuns(browser: Browser, html: string, options: { bypassCSP: boolean }) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  let runs = 0;
  await page.exposeFunction('alert', () => {
    runs += 1;
  });
  await page.goto('/syarat');
  await page.evaluate(async (description) => {
    const place = document.createElement('div');
    place.innerHTML = description;
    document.body.replaceChildren(place);
    for (const element of place.querySelectorAll<HTMLElement>('p, a')) element.click();
    // Pictures fail in the order of their requests, so after this one all others have failed.
    const last = new Image();
    const hasFailed = new Promise((resolve) => last.addEventListener('error', resolve));
    last.src = '/gambar-yang-tidak-ada';
    place.append(last);
    await hasFailed;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, html);
  await context.close();
  return runs;
}

test('a stored script runs neither past the sanitiser nor past the policy', async ({
  browser,
  office,
}) => {
  const product = await createProduct(office, {
    name: `Deskripsi ${Date.now()}`,
    description: attacks,
    requiresLicense: false,
    price: 1000,
  });
  const shown = await (await office.get(`/public/products/${product.id}`)).json();
  await withdrawProduct(office, product.id);
  expect(await countRuns(browser, attacks, { bypassCSP: true })).toBeGreaterThan(3);
  expect(await countRuns(browser, shown.description, { bypassCSP: true })).toBe(0);
  expect(await countRuns(browser, attacks, { bypassCSP: false })).toBe(0);
});
