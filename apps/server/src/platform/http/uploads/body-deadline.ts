// A request may take two minutes to arrive (decision 0070). Node has one limit for all requests,
// and an app's file of 200 MB over a slow line needs longer. So Node's limit is the long one, and
// the short one is enforced here for requests without an extension.
import type { IncomingMessage, Server } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** 200 MB at 0.5 Mbit/s take 56 minutes. */
export const LONGEST_BODY_MS = 60 * 60 * 1000;

/** A photo over a bad line takes long. */
const USUAL_BODY_MS = 120_000;

const deadlines = new WeakMap<IncomingMessage, NodeJS.Timeout>();

export function limitBodyTime(app: FastifyInstance): void {
  // This listener runs before Fastify's, whose routes may lengthen the deadline.
  app.server.prependListener('request', (request: IncomingMessage) => {
    startBodyDeadline(app.server, request, USUAL_BODY_MS);
  });
}

export function startBodyDeadline(server: Server, request: IncomingMessage, ms: number): void {
  const { headers } = request;
  const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'];
  if (!hasBody) return;
  const deadline = setTimeout(() => {
    if (request.complete) return;
    // The same as Node's own time-out: answered with 408, then closed.
    const error = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    server.emit('clientError', error, request.socket);
  }, ms);
  deadlines.set(request, deadline);
  request.once('close', () => clearTimeout(deadline));
}

export function allowSlowBody(request: IncomingMessage): void {
  clearTimeout(deadlines.get(request));
}
