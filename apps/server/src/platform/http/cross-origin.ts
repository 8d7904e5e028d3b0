// CORS only when the pages live on another host: exactly that origin, with credentials.
import type { FastifyInstance } from 'fastify';

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
      .header('access-control-allow-methods', 'GET, POST, PATCH, DELETE')
      .header('access-control-allow-headers', 'Content-Type, Idempotency-Key')
      .header('access-control-max-age', '600')
      .status(204)
      .send(),
  );
}
