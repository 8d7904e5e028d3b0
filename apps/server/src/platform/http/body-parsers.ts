// JSON routes accept only application/json. An empty JSON body counts as no body, because
// clients send the header on every call; the route's schema decides whether one is needed.
import type { FastifyInstance } from 'fastify';

export function acceptOnlyJson(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') done(null, undefined);
    else parseJson(request, text as string, done);
  });
}
