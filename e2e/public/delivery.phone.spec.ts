// The built files as the server sends them. On a slow line every round trip counts: a screen's scripts must
// not be found one after another, nor carry more than they need. Pages keep all that protects people.
import type { APIRequestContext, Page } from '@playwright/test';
import { signInAsNewCustomer } from '../support/api-session.ts';
import { expect, test } from '../support/test.ts';

const asPage = { headers: { accept: 'text/html' } };

/** The scripts that a page names, so that the browser fetches them at once. */
async function namedBy(request: APIRequestContext, address: string): Promise<string[]> {
  const text = await (await request.get(address, asPage)).text();
  return Array.from(text.matchAll(/"(\/assets\/[\w.-]+\.js)"/g), ([, file = '']) => file);
}

const MOST_FILES = 30;
const MOST_JAVASCRIPT = 40_000;
const MOST_IN_ALL = 110_000;

test('built pages keep every header that protects people, are light, and name what their first script imports', async ({
  page,
  request,
  baseURL,
}) => {
  for (const address of ['/', '/sales', '/login', '/dashboard', '/alamat-yang-tidak-ada']) {
    const headers = (await request.get(address, asPage)).headers();
    expect(headers, address).toMatchObject({
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
    const policy = headers['content-security-policy'] ?? '';
    const scripts = policy.split('; ').find((rule) => rule.startsWith('script-src ')) ?? '';
    expect(scripts, address).toContain("'self'");
    expect(scripts, address).not.toMatch(/unsafe-|\*|https?:|data:/);
    expect(policy, address).toContain("frame-ancestors 'none'");
  }
  const [script = ''] = await namedBy(request, '/login');
  const headers = (await request.get(script)).headers();
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  expect(headers).not.toHaveProperty('content-security-policy');

  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const manifest = await (await request.get('/site.webmanifest')).json();
  const icons = manifest.icons.map(({ src }: { src: string }) => src);
  for (const file of [...icons, '/favicon.ico', '/apple-touch-icon.png', '/bagikan.png']) {
    const answer = await request.get(file);
    expect(answer.headers()['content-type'], file).toMatch(/^image\//);
  }

  // A visitor's first page: the test before may have fetched the same scripts.
  const devtools = await page.context().newCDPSession(page);
  for (const address of ['/', '/sales', '/jam']) {
    await devtools.send('Network.clearBrowserCache');
    const { all, scripts } = await weigh(page, address);
    expect(scripts, address).toBeGreaterThan(0);
    expect(scripts, address).toBeLessThan(MOST_JAVASCRIPT);
    expect(all, address).toBeLessThan(MOST_IN_ALL);
  }

  const named = await namedBy(request, '/login');
  expect(named).not.toEqual([]);
  for (const script of named) {
    const code = await (await request.get(script)).text();
    const imports = code.matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g);
    for (const [, file] of imports) expect(named, script).toContain(`/assets/${file}`);
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

async function weigh(page: Page, address: string): Promise<{ all: number; scripts: number }> {
  const seen: Promise<{ isScript: boolean; bytes: number }>[] = [];
  const onFinished = (asked: Awaited<ReturnType<Page['waitForRequest']>>) => {
    const isScript = asked.resourceType() === 'script';
    seen.push(
      asked.sizes().then((parts) => ({
        isScript,
        bytes: parts.responseBodySize + parts.responseHeadersSize,
      })),
    );
  };
  page.on('requestfinished', onFinished);
  await page.goto(address, { waitUntil: 'networkidle' });
  page.off('requestfinished', onFinished);
  const parts = await Promise.all(seen);
  const sum = (some: typeof parts) => some.reduce((total, { bytes }) => total + bytes, 0);
  return { all: sum(parts), scripts: sum(parts.filter(({ isScript }) => isScript)) };
}
