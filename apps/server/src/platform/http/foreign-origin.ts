// Cross-site request forgery: a browser says where an unsafe request comes from, and only our own
// pages may send one. A caller that says nothing is not a browser and carries no cookies by accident.
import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

export function refuseForeignOrigins(
  app: FastifyInstance,
  allowedOrigins: readonly string[],
): void {
  app.addHook('onRequest', async (request) => {
    if (SAFE_METHODS.has(request.method)) return;
    const { origin, 'sec-fetch-site': site } = request.headers;
    if (origin !== undefined && allowedOrigins.includes(origin)) return;
    if (site === 'same-origin' || site === 'none') return;
    if (site === undefined && origin === undefined) return;
    throw new AppError('FOREIGN_ORIGIN');
  });
}
