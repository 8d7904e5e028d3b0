// While the start waits for the database, visitors get the last rendered public pages, and every
// API call is answered with 503.
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { AppError } from '../../../platform/app-error.ts';
import type { Config } from '../../../platform/config.ts';
import { handleError } from '../../../platform/http/error-handler.ts';
import { openWebApp, serveWebApp, type WebFolders } from '../../../platform/http/pages/web-app.ts';
import { sendSecurityHeaders } from '../../../platform/http/security-headers.ts';
import { serverOptions } from '../../../platform/http/server-options.ts';
import { findCachedPages } from './cached-pages.ts';

interface ClosedShop {
  config: Config;
  webFolders: WebFolders;
  log: FastifyBaseLogger;
}

/** Undefined where no pages were cached. */
export async function serveCachedPages({
  config,
  webFolders,
  log,
}: ClosedShop): Promise<FastifyInstance | undefined> {
  const cached = await findCachedPages(config.DATA_DIR);
  if (!cached) return undefined;
  const app = Fastify({
    ...serverOptions(config),
    loggerInstance: log,
    forceCloseConnections: true,
  });
  app.setErrorHandler(handleError);
  sendSecurityHeaders(app, config.publicUrl);
  const pages = await openWebApp(app, {
    folders: webFolders,
    openSite: async () => cached,
  });
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', (_request, reply) =>
    reply.status(503).send({ status: 'database unavailable', problems: ['database'] }),
  );
  serveWebApp(app, pages, config.publicUrl, () => {
    throw new AppError('BUSY');
  });
  await app.listen({ port: config.PORT, host: config.HOST });
  return app;
}
