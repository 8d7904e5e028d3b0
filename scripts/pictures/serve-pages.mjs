import { once } from 'node:events';
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sampleShops } from '../checks/sample-shops.mjs';

const TYPES = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The built public pages on a free loopback port, without API and database: the clock needs neither. */
export async function servePages(folder) {
  const { renderPage } = await import(pathToFileURL(join(folder, 'server/render-page.js')).href);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const file = join(folder, 'client', normalize(pathname));
    if (!extname(pathname)) {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(renderPage(pathname, sampleShops.empty).html);
    } else if (existsSync(file)) {
      response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
      createReadStream(file).pipe(response);
    } else {
      response.writeHead(404).end();
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}
