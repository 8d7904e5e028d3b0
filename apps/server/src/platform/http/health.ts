// /healthz: the process lives. /readyz: it can serve, which needs the database.
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/types.ts';

export function mountHealth(app: FastifyInstance, database: Database): void {
  const config = { access: 'public' } as const;
  app.get('/healthz', { config, logLevel: 'warn' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { config, logLevel: 'warn' }, async (request, reply) => {
    try {
      await database.ping();
      return { status: 'ready' };
    } catch (error) {
      request.log.error({ err: error }, 'database unavailable');
      return reply.status(503).send({ status: 'database unavailable' });
    }
  });
}
