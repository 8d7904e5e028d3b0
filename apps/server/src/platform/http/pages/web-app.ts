// Serves the public pages and the portal app beside the API: hashed assets are cached for a year,
// pages are always revalidated.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { errorCatalogue, movedScreens, screens } from '@timesync/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { guideCrawlers } from './guide-crawlers.ts';
import { preparePage, sendPage, type WebPage } from './web-page.ts';

/** The folders of built files. */
export interface WebFolders {
  /** `apps/site/build`. */
  site: string;
  /** `apps/portal/build/client`. */
  portal: string;
}

/** The current public pages. */
export interface SitePages {
  paths: readonly string[];
  /** An unknown path returns the page for "not found". The query may change what a page says of itself. */
  at(path: string, query?: string): Promise<WebPage>;
}

interface WebAppOptions {
  /** The server answers only API calls when it is undefined. */
  folders: WebFolders | undefined;
  openSite(folder: string): Promise<SitePages>;
}

const config = { access: 'public' } as const;
const screenPaths = new Set<string>(Object.values(screens));
/** The key of the page for unknown addresses, which no page has. */
const NOT_FOUND = '';

/**
 * Must be called before the routes are guarded: pages are public, and their data is guarded by the
 * API.
 */
export async function openWebApp(
  app: FastifyInstance,
  { folders, openSite }: WebAppOptions,
): Promise<SitePages | undefined> {
  if (!folders || !existsSync(folders.site) || !existsSync(folders.portal)) return undefined;
  const root = [join(folders.site, 'client'), folders.portal];
  await app.register(fastifyStatic, { root, serve: false, preCompressed: true });
  const site = await openSite(folders.site);
  const html = await readFile(join(folders.portal, 'index.html'), 'utf8');
  const shell = await preparePage({ html, inlineScripts: [] }, {});
  const pages: SitePages = {
    paths: site.paths,
    // The portal app draws every screen that is not a public page.
    at: async (path, query) =>
      screenPaths.has(path) && !site.paths.includes(path) ? shell : site.at(path, query),
  };
  answerNavigation(app, pages);
  return pages;
}

/** Some paths are a screen and a call: a browser that navigates there gets the screen. */
function answerNavigation(app: FastifyInstance, pages: SitePages): void {
  app.addHook('onRequest', async (request, reply) => {
    const path = request.routeOptions.url ?? '';
    if (!screenPaths.has(path)) return;
    reply.header('vary', 'Accept');
    if (prefersPage(request)) {
      return sendPage(request, reply, await pages.at(path, queryOf(request)));
    }
  });
}

/** Must be called after the API's routes: it fills the paths they leave. */
export function serveWebApp(
  app: FastifyInstance,
  pages: SitePages | undefined,
  publicUrl: string,
  answerCall: (request: FastifyRequest, reply: FastifyReply) => unknown = sayNotFound,
): void {
  if (pages) {
    serveFiles(app);
    servePages(app, pages);
    guideCrawlers(app, pages.paths, publicUrl);
  }
  answerUnknownPaths(app, pages, answerCall);
}

function serveFiles(app: FastifyInstance): void {
  // Fifty scripts of a first visit, many smaller than the usual headers: only those that matter here.
  app.get<{ Params: { '*': string } }>(
    '/assets/*',
    { config: { ...config, hasOwnSecurityHeaders: true }, logLevel: 'warn' },
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
  // Never cached: an old worker would go on answering for a new release.
  app.get('/service-worker.js', { config, logLevel: 'warn' }, (_request, reply) =>
    reply
      // Its fetches are subject to its own policy, not to the page's.
      .header(
        'content-security-policy',
        "default-src 'self'; base-uri 'none'; frame-ancestors 'none'",
      )
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

function servePages(app: FastifyInstance, pages: SitePages): void {
  for (const url of screenPaths) {
    if (app.hasRoute({ method: 'GET', url })) continue;
    app.get(url, { config }, async (request, reply) =>
      sendPage(request, reply, await pages.at(url, queryOf(request))),
    );
  }
}

function queryOf({ url }: FastifyRequest): string {
  const start = url.indexOf('?');
  return start < 0 ? '' : url.slice(start);
}

function answerUnknownPaths(
  app: FastifyInstance,
  pages: SitePages | undefined,
  answerCall: (request: FastifyRequest, reply: FastifyReply) => unknown,
): void {
  app.setNotFoundHandler(async (request, reply) => {
    if (pages && prefersPage(request)) {
      const moved = movedScreens[request.url.split('?')[0] ?? ''];
      if (moved) return reply.redirect(moved, 301);
      return sendPage(request, reply, await pages.at(NOT_FOUND), 404);
    }
    return answerCall(request, reply);
  });
}

function sayNotFound(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, message } = errorCatalogue.NOT_FOUND;
  return reply.status(status).send({ message, code: 'NOT_FOUND' });
}

/** A browser that navigates asks for HTML first; our client and other programs do not. */
function prefersPage(request: FastifyRequest): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const [first = ''] = (request.headers.accept ?? '').split(',');
  return isRead && first.trim().startsWith('text/html');
}
