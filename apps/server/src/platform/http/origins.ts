// Which other origins may call, and how. CORS only when the pages live on another host: exactly that
// origin, with credentials.
import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

export function allowWebOrigin(app: FastifyInstance, webOrigin: string | undefined): void {
  if (!webOrigin) return;
  app.addHook('onRequest', async (request, reply) => {
    reply.header('vary', 'Origin');
    if (request.headers.origin !== webOrigin) return;
    reply.header('access-control-allow-origin', webOrigin);
    reply.header('access-control-allow-credentials', 'true');
  });
  app.options('/*', { config: { access: 'public' } }, (_request, reply) =>
    reply
      .header('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE')
      .header('access-control-allow-headers', 'Content-Type, Idempotency-Key')
      .header('access-control-max-age', '600')
      .status(204)
      .send(),
  );
}

/**
 * Against cross-site request forgery: a browser sends the origin of an unsafe request, and only our
 * own pages may send one. A caller without an origin is not a browser and sends no cookies by
 * accident.
 */
export function refuseForeignOrigins(
  app: FastifyInstance,
  allowedOrigins: readonly string[],
): void {
  app.addHook('onRequest', async (request) => {
    if (SAFE_METHODS.has(request.method)) return;
    const { origin, 'sec-fetch-site': site } = request.headers;
    if (origin && allowedOrigins.includes(origin)) return;
    if (site === 'same-origin' || site === 'none') return;
    if (site === undefined && origin === undefined) return;
    throw new AppError('FOREIGN_ORIGIN');
  });
}
