// On a slow line every round trip counts: a screen's scripts must not be found one after another, nor
// carry more than they need. Pages keep all that protects people.
import type { APIRequestContext } from '@playwright/test';
import { signInAsNewCustomer } from '../support/api-session.ts';
import { expect, test } from '../support/test.ts';

async function announcedBy(request: APIRequestContext, address: string): Promise<string[]> {
  const page = await request.get(address, { headers: { accept: 'text/html' } });
  const links = (await page.text()).matchAll(/rel="modulepreload"[^>]* href="([^"]+)"/g);
  return Array.from(links, ([, href = '']) => href);
}

const MOST_FILES = 30;
test('the portal announces what its first script imports, and a screen comes in few files without a form it does not show', async ({
  page,
  request,
}) => {
  const announced = await announcedBy(request, '/login');
  expect(announced.length).toBeGreaterThan(2);
  for (const script of announced) {
    const code = await (await request.get(script)).text();
    const imports = code.matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g);
    const imported = Array.from(imports, ([, file]) => `/assets/${file}`);
    const html = await (await request.get('/login', { headers: { accept: 'text/html' } })).text();
    for (const file of imported) expect(html, script).toContain(file);
  }
  await signInAsNewCustomer(page);
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((name) => name.endsWith('.js')),
  );
  expect(scripts.length).toBeLessThan(MOST_FILES);
  // Together 40 KB, on every screen if the shell imports one of them.
  expect(scripts.filter((name) => /^\/assets\/(form|schemas)-/.test(name))).toEqual([]);
});

const MOST_JAVASCRIPT = 40_000;
const MOST_IN_ALL = 110_000;
for (const address of ['/', '/sales', '/jam']) {
  test(`${address} is light`, async ({ page, context }) => {
    // A visitor's first page: the test before may have fetched the same scripts.
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.clearBrowserCache');
    const sizes: Promise<{ isScript: boolean; bytes: number }>[] = [];
    page.on('requestfinished', (asked) => {
      const isScript = asked.resourceType() === 'script';
      const size = asked.sizes();
      sizes.push(
        size.then((parts) => ({
          isScript,
          bytes: parts.responseBodySize + parts.responseHeadersSize,
        })),
      );
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    const seen = await Promise.all(sizes);
    const sum = (parts: typeof seen) => parts.reduce((total, { bytes }) => total + bytes, 0);
    const scripts = seen.filter(({ isScript }) => isScript);
    expect(scripts.length).toBeGreaterThan(0);
    expect(sum(scripts)).toBeLessThan(MOST_JAVASCRIPT);
    expect(sum(seen)).toBeLessThan(MOST_IN_ALL);
  });
}

test('a script carries no headers that mean nothing to it', async ({ request }) => {
  const [script = ''] = await announcedBy(request, '/login');
  const headers = (await request.get(script)).headers();
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  expect(headers).not.toHaveProperty('content-security-policy');
});

for (const address of ['/login', '/sales', '/favicon.ico']) {
  test(`${address} keeps every header that protects people`, async ({ request }) => {
    const page = await request.get(address, { headers: { accept: 'text/html' } });
    expect(page.headers()).toMatchObject({
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
  });
}
