// On a slow line every round trip counts: a screen's scripts must not be found one after another, nor
// carry more than they need. Pages keep all that protects people.
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { wakePage } from '../support/wake-page.ts';

async function announcedBy(request: APIRequestContext, address: string): Promise<string[]> {
  const page = await request.get(address, { headers: { accept: 'text/html' } });
  const links = (await page.text()).matchAll(/rel="modulepreload" href="([^"]+)"/g);
  return Array.from(links, ([, href = '']) => href);
}

for (const address of ['/login', '/dashboard', '/user/transaction', '/transaction', '/license']) {
  test(`${address} announces its scripts and all that they import`, async ({ request }) => {
    const announced = await announcedBy(request, address);
    expect(announced.length).toBeGreaterThan(5);
    for (const script of announced) {
      const code = await (await request.get(script)).text();
      const imports = code.matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g);
      const imported = Array.from(imports, ([, file]) => `/assets/${file}`);
      expect(announced, script).toEqual(expect.arrayContaining(imported));
    }
  });
}

const MOST_BEFORE_A_TOUCH = 40_000;
for (const address of ['/', '/sales', '/jam']) {
  test(`${address} blocks no thumb: its app waits for one`, async ({ page, context }) => {
    // A visitor's first: the story before may have fetched the same scripts.
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.clearBrowserCache');
    const sizes: Promise<number>[] = [];
    page.on('requestfinished', (asked) => {
      if (asked.resourceType() !== 'script') return;
      const size = asked.sizes();
      sizes.push(size.then((parts) => parts.responseBodySize + parts.responseHeadersSize));
    });
    // Left alone it wakes after eight seconds, which a busy machine may need for the page itself.
    await page.addInitScript(() => {
      const start = window.setTimeout;
      const isLong = (wait: number | undefined) => wait !== undefined && wait >= 5_000;
      window.setTimeout = ((run: () => void, wait?: number) =>
        isLong(wait) ? 0 : start(run, wait)) as typeof setTimeout;
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    // A line that is idle may also be one that nobody has come to use yet.
    await expect.poll(() => sizes.length).toBeGreaterThan(0);
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeLessThan(MOST_BEFORE_A_TOUCH);
    await wakePage(page);
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
