import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { createTestApp } from '../../../../test/test-app.ts';
import { saveCachedPages } from './cached-pages.ts';
import { serveCachedPages } from './serve-cached-pages.ts';

const shop = await createTestApp();
const config = { ...shop.dependencies.config, PORT: 0 };
const webFolders = { site: join(config.DATA_DIR, 'site'), portal: join(config.DATA_DIR, 'app') };
mkdirSync(join(webFolders.site, 'client'), { recursive: true });
mkdirSync(webFolders.portal);
writeFileSync(join(webFolders.portal, 'index.html'), 'the portal app');
const page = (html: string) => ({ html, inlineScripts: [], sources: {} });
await saveCachedPages(config.DATA_DIR, {
  '': page('not found'),
  '/sales': page('prices of yesterday'),
});
const log = pino({ level: 'silent' });
const waiting = await serveCachedPages({ config, webFolders, log });
afterAll(() => waiting?.close());

test.each([
  ['/sales', 'text/html', 200, 'prices of yesterday'],
  ['/login', 'text/html', 200, 'the portal app'],
  ['/tidak-ada', 'text/html', 404, 'not found'],
  ['/products', 'application/json', 503, 'BUSY'],
  ['/healthz', 'application/json', 200, 'ok'],
  ['/readyz', 'application/json', 503, 'database'],
])(
  'while the database is away %s is answered with its cached page or 503',
  async (url, accept, status, text) => {
    const answer = await waiting?.inject({ url, headers: { accept } });
    expect(answer?.body).toContain(text);
    expect(answer?.statusCode).toBe(status);
  },
);
