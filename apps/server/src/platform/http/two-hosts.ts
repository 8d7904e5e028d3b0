import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';

/** Node keeps the first Host header and drops the others; a proxy in front may have used the last. */
export function refuseTwoHosts(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, reply, done) => {
    if (!hasTwoHosts(raw)) return done();
    reply.header('connection', 'close');
    done(new AppError('MALFORMED'));
  });
}

function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}
