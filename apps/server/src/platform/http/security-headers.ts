// What every answer tells the browser not to do. The same for all, so they are put together once: the
// plugin that did it parsed its settings anew for each request (3 % of the processor, own orders). Node
// checks every header of every answer, so what browsers no longer read is left out (decision 0058).
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Small files, many at once: this route says itself what matters for them. */
    hasOwnHeaders?: boolean;
  }
}

const always = {
  'content-security-policy': "default-src 'none';style-src 'unsafe-inline';frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
};
const overHttps = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

export function sendSecurityHeaders(app: FastifyInstance, publicUrl: string): void {
  const headers = publicUrl.startsWith('https:') ? { ...always, ...overHttps } : always;
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.routeOptions.config?.hasOwnHeaders) reply.headers(headers);
    done();
  });
}
