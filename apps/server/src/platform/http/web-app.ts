// Serves the built web app beside the API: hashed assets for ever, pages always revalidated.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { errorCatalogue, screens } from '@timesync/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { loadWebPages, sendPage, type WebPages } from './web-pages.ts';

interface WebAppOptions {
  /** The folder `apps/web/build/client`; without it only the API is served. */
  folder: string | undefined;
  apiOrigin: string | undefined;
}

const config = { access: 'public' } as const;

export async function serveWebApp(app: FastifyInstance, options: WebAppOptions): Promise<void> {
  const { folder, apiOrigin } = options;
  if (!folder || !existsSync(folder)) return answerUnknownAddresses(app, undefined);

  const pages = await loadWebPages(folder, apiOrigin);
  await app.register(fastifyStatic, { root: folder, serve: false, preCompressed: true });
  serveFiles(app);
  servePages(app, pages);
  answerUnknownAddresses(app, pages);
}

function serveFiles(app: FastifyInstance): void {
  app.get<{ Params: { '*': string } }>(
    '/assets/*',
    { config, logLevel: 'warn' },
    (request, reply) =>
      reply.sendFile(join('assets', request.params['*']), { maxAge: '365d', immutable: true }),
  );
  app.get<{ Params: { file: string } }>(
    '/:file(^[\\w-]+\\.(?:ico|png|svg|txt|xml|webmanifest)$)',
    { config, logLevel: 'warn' },
    (request, reply) => reply.sendFile(request.params.file, { maxAge: '1h' }),
  );
}

function servePages(app: FastifyInstance, pages: WebPages): void {
  for (const address of new Set([...Object.values(screens), ...pages.prerendered.keys()])) {
    const page = pages.prerendered.get(address) ?? pages.shell;
    app.get(address, { config }, (request, reply) => sendPage(request, reply, page));
  }
}

function answerUnknownAddresses(app: FastifyInstance, pages: WebPages | undefined): void {
  app.setNotFoundHandler((request, reply) => {
    if (pages && prefersPage(request)) return sendPage(request, reply, pages.shell, 404);
    const { status, message } = errorCatalogue.NOT_FOUND;
    return reply.status(status).send({ message, code: 'NOT_FOUND' });
  });
}

/** A browser that navigates asks for HTML first; our client and other programs do not. */
export function prefersPage(request: FastifyRequest): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const [first = ''] = (request.headers.accept ?? '').split(',');
  return isRead && first.trim().startsWith('text/html');
}
