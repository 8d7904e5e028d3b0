// A client keeps its connection after an answer. While the portal stops, every answer ends its
// connection: an open one would hold the process until its time limit.
import type { Server } from 'node:http';
import { setTimeout as pause, setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';

/** Longer than a proxy keeps a connection that it does not use: two seconds (`deploy/`). */
const LONGEST_IDLE_MS = 2_500;
const LOOK_EVERY_MS = 50;
const QUIET_TURN_MS = 0.5;

/**
 * A proxy may be sending an order on a reused connection in the moment that connection is closed, and must not
 * repeat it. So the portal goes on answering until the proxy has used or closed them all.
 */
export function endReusedConnections(app: FastifyInstance, isBehindProxy: boolean): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
    if (isBehindProxy) {
      await untilClosed(app.server, LONGEST_IDLE_MS);
      await untilQuiet();
    }
    // For answers that do not come from a route.
    app.server.keepAliveTimeout = 1;
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done();
  });
}

async function untilClosed(server: Server, withinMs: number): Promise<void> {
  const countConnections = promisify(server.getConnections.bind(server));
  const until = performance.now() + withinMs;
  while (performance.now() < until && (await countConnections()) > 0) await pause(LOOK_EVERY_MS);
}

/** Connections that wait for their turn of the event loop would be reset: the port is closed after a short turn. */
async function untilQuiet(): Promise<void> {
  for (let turns = 0; turns < 100; turns += 1) {
    const startedAt = performance.now();
    await setImmediate();
    if (performance.now() - startedAt < QUIET_TURN_MS) return;
  }
}
