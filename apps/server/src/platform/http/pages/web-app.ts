// Serves the built web app beside the API: hashed assets for ever, pages always revalidated.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { errorCatalogue, movedScreens, screens } from '@timesync/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { guideCrawlers } from './guide-crawlers.ts';
import { loadWebPages, type PageSettings, sendPage, type WebPages } from './web-pages.ts';

interface WebAppOptions extends PageSettings {
  /** The folder `apps/web/build/client`; without it only the API is served. */
  folder: string | undefined;
}

const config = { access: 'public' } as const;
const screenPaths = new Set<string>(Object.values(screens));

/** Must be called before the routes are guarded: pages are for everyone, they guard themselves. */
export async function openWebApp(
  app: FastifyInstance,
  { folder, ...settings }: WebAppOptions,
): Promise<WebPages | undefined> {
  if (!folder || !existsSync(folder)) return undefined;
  await app.register(fastifyStatic, { root: folder, serve: false, preCompressed: true });
  const pages = await loadWebPages(folder, settings);
  answerNavigation(app, pages);
  return pages;
}

/** Some paths are a screen and a call: a browser that navigates there gets the screen. */
function answerNavigation(app: FastifyInstance, pages: WebPages): void {
  app.addHook('onRequest', async (request, reply) => {
    const path = request.routeOptions.url ?? '';
    if (!screenPaths.has(path)) return;
    reply.header('vary', 'Accept');
    if (prefersPage(request)) return sendPage(request, reply, await pages.at(path));
  });
}

/** Must be called after the API's routes: it fills the paths they leave. */
export function serveWebApp(
  app: FastifyInstance,
  pages: WebPages | undefined,
  publicUrl: string,
): void {
  if (pages) {
    serveFiles(app);
    servePages(app, pages);
    guideCrawlers(app, pages.prerendered, publicUrl);
  }
  answerUnknownPaths(app, pages);
}

function serveFiles(app: FastifyInstance): void {
  // Fifty scripts of a first visit, many smaller than the usual headers: only those that matter here.
  app.get<{ Params: { '*': string } }>(
    '/assets/*',
    { config: { ...config, hasOwnHeaders: true }, logLevel: 'warn' },
    (request, reply) =>
      reply
        .headers({
          'x-content-type-options': 'nosniff',
          'cross-origin-resource-policy': 'same-origin',
        })
        .sendFile(join('assets', request.params['*']), {
          maxAge: '365d',
          immutable: true,
          etag: false,
          lastModified: false,
          acceptRanges: false,
        }),
  );
  // Asked for anew each time: an old worker would keep answering for a new release.
  app.get('/service-worker.js', { config, logLevel: 'warn' }, (_request, reply) =>
    reply
      // What it fetches is measured by its own policy, not by the page's.
      .header('content-security-policy', "default-src 'self'")
      .header('cache-control', 'no-cache')
      .sendFile('service-worker.js', { cacheControl: false }),
  );
  app.get<{ Params: { file: string } }>(
    '/media/:file(^[\\w-]+\\.(?:avif|webp|webm|mp4)$)',
    { config, logLevel: 'warn' },
    (request, reply) => reply.sendFile(join('media', request.params.file), { maxAge: '1d' }),
  );
  app.get<{ Params: { file: string } }>(
    '/:file(^[\\w-]+\\.(?:ico|png|svg|txt|xml|webmanifest)$)',
    { config, logLevel: 'warn' },
    (request, reply) => reply.sendFile(request.params.file, { maxAge: '1h' }),
  );
}

function servePages(app: FastifyInstance, pages: WebPages): void {
  for (const url of new Set([...screenPaths, ...pages.prerendered])) {
    if (app.hasRoute({ method: 'GET', url })) continue;
    app.get(url, { config }, async (request, reply) =>
      sendPage(request, reply, await pages.at(url)),
    );
  }
}

function answerUnknownPaths(app: FastifyInstance, pages: WebPages | undefined): void {
  app.setNotFoundHandler(async (request, reply) => {
    if (pages && prefersPage(request)) {
      const moved = movedScreens[request.url.split('?')[0] ?? ''];
      if (moved) return reply.redirect(moved, 301);
      return sendPage(request, reply, await pages.at(), 404);
    }
    const { status, message } = errorCatalogue.NOT_FOUND;
    return reply.status(status).send({ message, code: 'NOT_FOUND' });
  });
}

/** A browser that navigates asks for HTML first; our client and other programs do not. */
function prefersPage(request: FastifyRequest): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const [first = ''] = (request.headers.accept ?? '').split(',');
  return isRead && first.trim().startsWith('text/html');
}
