import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { screens, sitePages } from '@timesync/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../../test/temporary-folder.ts';
import { handleError } from '../error-handler.ts';
import { openWebApp, serveWebApp } from './web-app.ts';
import { preparePage, sendPage } from './web-page.ts';

const page = { html: '<!doctype html><title>x</title>', inlineScripts: ['start()'] };

async function ownPolicy(): Promise<Record<string, string>> {
  const { contentSecurityPolicy } = await preparePage(page, {});
  const rules = contentSecurityPolicy.split('; ').map((rule) => rule.split(/ (.*)/s));
  return Object.fromEntries(rules);
}

function builtPortal(): string {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'index.html'), '<!doctype html><head><title>x</title></head>');
  return folder;
}

function openBuilt(app: FastifyInstance) {
  const [site, portal] = [temporaryFolder(), builtPortal()];
  for (const folder of [site, portal]) writeFileSync(join(folder, 'lain.txt'), 'x'.repeat(100));
  return openWebApp(app, {
    folders: { site, portal },
    openSite: async () => ({ paths: sitePages, at: () => preparePage(page, {}) }),
  });
}

test('without other hosts everything comes from our own, and only hashed scripts run', async () => {
  const policy = await ownPolicy();
  expect(policy['img-src']).toBe("'self' data: blob:");
  expect(policy['media-src']).toBe("'self'");
  expect(policy['connect-src']).toBe("'self'");
  expect(policy['base-uri']).toBe("'none'");
  expect(policy['object-src']).toBe("'none'");
  expect(policy['script-src']).toMatch(/^'self' 'sha256-[\w+/=]{44}'$/);
});

test('a page is sent in a form that the browser takes, and not again when it has it', async () => {
  const prepared = await preparePage(page, {});
  const app = Fastify();
  app.get('/', (request, reply) => sendPage(request, reply, prepared));
  const ask = async (headers: Record<string, string>) => {
    const { statusCode, headers: answered } = await app.inject({ url: '/', headers });
    return [statusCode, answered['content-encoding']];
  };
  expect(await ask({ 'accept-encoding': 'gzip, br' })).toEqual([200, 'br']);
  expect(await ask({ 'accept-encoding': 'gzip, br;q=0' })).toEqual([200, 'gzip']);
  expect(await ask({ 'accept-encoding': 'br;q=0, gzip;q=0' })).toEqual([200, undefined]);
  const strong = prepared.etag.replace('W/', '');
  for (const tag of [prepared.etag, strong, `"x", ${prepared.etag}`]) {
    expect((await ask({ 'if-none-match': tag }))[0]).toBe(304);
  }
  expect((await ask({ 'if-none-match': '"x"' }))[0]).toBe(200);
});

test('no screen lives under /admin: programs get JSON there, and an old bookmark finds its screen', async () => {
  expect(Object.values(screens).filter((path) => /^\/admin\b/.test(path))).toEqual([]);
  const app = Fastify();
  const pages = await openBuilt(app);
  serveWebApp(app, pages, 'https://jam.test');
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

test('a range outside a file is 416, one inside is that part', async () => {
  const app = Fastify();
  app.setErrorHandler(handleError);
  const pages = await openBuilt(app);
  serveWebApp(app, pages, 'https://jam.test');
  const ask = (range: string) => app.inject({ url: '/lain.txt', headers: { range } });
  const outside = await ask('bytes=100-');
  expect([outside.statusCode, outside.json().code]).toEqual([416, 'RANGE_OUTSIDE']);
  const inside = await ask('bytes=10-19');
  expect([inside.statusCode, inside.body.length]).toEqual([206, 10]);
});
