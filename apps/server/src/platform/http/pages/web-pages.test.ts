import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { screens } from '@timesync/contract';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../../test/temporary-folder.ts';
import { openWebApp, serveWebApp } from './web-app.ts';
import { loadWebPages, type PageFill, sendPage } from './web-pages.ts';

const fill: PageFill = {
  facts: {
    seller: 'TimeSync',
    trial: 'Gratis',
    refundDays: '7',
    warranty: '1 tahun',
    termsVersion: '2026-11-15',
  },
  sourcesOf: () => ({ images: [], media: [] }),
};

function builtFolder(): string {
  const folder = temporaryFolder();
  const files = {
    '__spa-fallback.html': '<!doctype html><head><title>x</title></head>',
    'masuk.html': '<!doctype html><title>prerendered</title>',
    'screen-modules.json': JSON.stringify({
      '/dashboard': ['/assets/menu.js', '/assets/dashboard.js'],
      '/masuk.html': ['/assets/login.js'],
    }),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

const settings = { publicUrl: 'https://jam.test', staticUrl: undefined, fill: () => fill };
const loadPages = (apiOrigin?: string) => loadWebPages(builtFolder(), { ...settings, apiOrigin });

async function policyWith(apiOrigin?: string): Promise<Record<string, string>> {
  const shell = await (await loadPages(apiOrigin)).at();
  const rules = shell.contentSecurityPolicy.split('; ').map((rule) => rule.split(/ (.*)/s));
  return Object.fromEntries(rules);
}

test('a screen announces its scripts in the head of its page', async () => {
  const pages = await loadPages();
  expect((await pages.at('/dashboard')).identity.toString()).toContain(
    '<link rel="modulepreload" href="/assets/menu.js"/><link rel="modulepreload" href="/assets/dashboard.js"/></head>',
  );
  const others = [await pages.at(), await pages.at('/masuk.html')];
  for (const page of others) expect(page.identity.toString()).not.toContain('modulepreload');
});

test('without other hosts everything comes from our own', async () => {
  const policy = await policyWith();
  expect(policy['img-src']).toBe("'self' data: blob:");
  expect(policy['media-src']).toBe("'self'");
  expect(policy['connect-src']).toBe("'self'");
});

test('the host of the API answers calls and gives private pictures', async () => {
  const policy = await policyWith('https://api.example');
  expect(policy['connect-src']).toBe("'self' https://api.example");
  expect(policy['img-src']).toBe("'self' data: blob: https://api.example");
  expect(policy['media-src']).toBe("'self'");
});

test('a page is sent in a form that the browser takes, and not again when it has it', async () => {
  const shell = await (await loadPages()).at();
  const app = Fastify();
  app.get('/', (request, reply) => sendPage(request, reply, shell));
  const ask = async (headers: Record<string, string>) => {
    const { statusCode, headers: answered } = await app.inject({ url: '/', headers });
    return [statusCode, answered['content-encoding']];
  };
  expect(await ask({ 'accept-encoding': 'gzip, br' })).toEqual([200, 'br']);
  expect(await ask({ 'accept-encoding': 'gzip, br;q=0' })).toEqual([200, 'gzip']);
  expect(await ask({ 'accept-encoding': 'br;q=0, gzip;q=0' })).toEqual([200, undefined]);
  const strong = shell.etag.replace('W/', '');
  for (const tag of [shell.etag, strong, `"x", ${shell.etag}`]) {
    expect((await ask({ 'if-none-match': tag }))[0]).toBe(304);
  }
  expect((await ask({ 'if-none-match': '"x"' }))[0]).toBe(200);
});

test('no screen lives under /admin: programs get JSON there, and an old bookmark finds its screen', async () => {
  expect(Object.values(screens).filter((path) => /^\/admin\b/.test(path))).toEqual([]);
  const app = Fastify();
  const pages = await openWebApp(app, { ...settings, apiOrigin: undefined, folder: builtFolder() });
  serveWebApp(app, pages, settings.publicUrl);
  for (const url of ['/admin', '/admin/', '/admin/tidak-ada']) {
    for (const accept of ['application/json', '*/*', 'application/json, text/html']) {
      const response = await app.inject({ url, headers: { accept } });
      expect([response.statusCode, response.json().code], `${url} ${accept}`).toEqual([
        404,
        'NOT_FOUND',
      ]);
    }
  }
  const navigate = (url: string) => app.inject({ url, headers: { accept: 'text/html,*/*' } });
  const moved = await navigate('/admin?x=1');
  expect([moved.statusCode, moved.headers.location]).toEqual([301, '/user/admin']);
  expect((await navigate('/admin/tidak-ada')).statusCode).toBe(404);
});
