import type { FastifyReply } from 'fastify';

/** To be looked at in the browser, and stored by nobody on the way. */
export function sendPdf(reply: FastifyReply, name: string, bytes: Buffer): FastifyReply {
  return reply
    .type('application/pdf')
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `inline; filename="${name}.pdf"`)
    .send(bytes);
}
