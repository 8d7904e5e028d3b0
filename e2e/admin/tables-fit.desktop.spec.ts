// On a screen of 1280 px every list of the back office shows all its columns, and no sum breaks.
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../support/layout.ts';
import { activateOnBox } from '../support/licensing/offline-box.ts';
import { expect, officeTest as test } from '../support/test.ts';

const lists = [
  '/user',
  '/payment-account',
  '/product',
  '/transaction',
  '/transaction/mutasi',
  '/license',
  '/init-device',
  '/audit',
  '/email',
];

/** Tables that are wider than their place, and sums on two lines. */
function findMisfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wide = [...document.querySelectorAll('main table')].flatMap((table) => {
      const place = table.parentElement;
      const excess = place ? place.scrollWidth - place.clientWidth : 0;
      return excess > 0 ? [`table ${excess} px too wide`] : [];
    });
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      for (const { index, 0: sum } of (node.textContent ?? '').matchAll(/Rp\s?[\d.]*\d/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + sum.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(`${sum} on ${lines.size} lines`);
      }
    }
    return [...wide, ...broken];
  });
}

test('tables fit, and sums stay on one line', async ({ page, customer, seed, office, shop }) => {
  const code = randomUUID().slice(0, 8);
  const name = `Jam Masjid Digital Lengkap ${code} untuk Masjid Agung Al-Ikhlas`;
  const [product = 0] = await seed('/admin/products', [
    {
      name,
      description: '<p>Lengkap.</p>',
      requiresLicense: true,
      price: 12_345_678,
      variants: [{ name: 'Smartphone atau Tablet Android', init: 'HP', price: 12_345_678 }],
    },
  ]);
  await seed('/admin/users', [
    {
      name: 'Haji Muhammad Abdurrahman Sulaiman Al-Banjari',
      email: `takmir.masjid.agung.al-ikhlas.${code}@masjid-agung.example`,
      whatsapp: '081234567890',
      password: 'rahasia-sekali',
      emailVerified: true,
      whatsappVerified: false,
    },
  ]);
  const shown = await (await office.get(`/admin/products/${product}`)).json();
  const { id } = await shop.buyLicense(customer.page, shown);
  await activateOnBox(customer.page.request, id);
  // The longest status: two units, of which one is given back.
  const order = await shop.buy(customer.page, [shown], 2);
  await shop.refund(order, order.details[0]?.licenses[0]);
  for (const address of lists) await expectToFit(page, address);
  await expectToFit(customer.page, '/user/transaction');
});

async function expectToFit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main table').first(), address).toBeVisible();
  await expect(page.locator('main table[aria-busy=true]')).toHaveCount(0);
  await expect.poll(() => findMisfits(page), address).toEqual([]);
  await expectNoSidewaysScroll(page);
}
