import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Against cross-site request forgery: a browser sends the origin of an unsafe request, and only our
 * own pages may send one. A caller without an origin is not a browser and sends no cookies by
 * accident.
 */
export function refuseForeignOrigins(app: FastifyInstance, ownOrigin: string): void {
  app.addHook('onRequest', async (request) => {
    if (SAFE_METHODS.has(request.method)) return;
    const { origin, 'sec-fetch-site': site } = request.headers;
    if (origin === ownOrigin) return;
    if (site === 'same-origin' || site === 'none') return;
    if (site === undefined && origin === undefined) return;
    throw new AppError('FOREIGN_ORIGIN');
  });
}
