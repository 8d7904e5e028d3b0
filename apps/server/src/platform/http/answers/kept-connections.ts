// A client keeps its connection after an answer. While the portal stops, every answer ends its
// connection: a kept one would hold the process until its time limit.
import type { FastifyInstance } from 'fastify';

export function endKeptConnections(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', (done) => {
    isClosing = true;
    // For answers that do not come from a route.
    app.server.keepAliveTimeout = 1;
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done();
  });
}
