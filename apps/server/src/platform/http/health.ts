// /healthz: the process runs. /readyz: it can serve. Only an unavailable database makes it fail,
// because nothing works without it; a full disk only refuses uploads, and would take all servers
// out of service together.
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../dependencies.ts';
import { readHealth } from '../health/read-health.ts';

export function mountHealth(app: FastifyInstance, dependencies: Dependencies): void {
  const config = { access: 'public', skipsLoadShedding: true } as const;
  app.get('/healthz', { config, logLevel: 'warn' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { config, logLevel: 'warn' }, async (_request, reply) => {
    const { problems } = await readHealth(dependencies);
    if (!problems.includes('database')) return { status: 'ready', problems };
    return reply.status(503).send({ status: 'database unavailable', problems });
  });
}
