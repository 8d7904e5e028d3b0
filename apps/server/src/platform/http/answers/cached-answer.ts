// An answer with the same bytes for every client: checked by the route's response schema,
// serialised and compressed once, then sent many times.
import type { RouteDefinition } from '@timesync/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { compress, etagOf, type Forms, sendForms } from './negotiate.ts';

/** Below this size compression costs more than it saves. */
const COMPRESS_FROM_BYTES = 1024;
const BROTLI_QUALITY = 6;

interface Route200 extends RouteDefinition {
  responses: { 200: z.ZodType };
}

export class CachedAnswer implements Forms {
  /** A string: Fastify serialises no string, and Node sends it together with the head. */
  readonly identity: string;
  readonly etag: string;
  readonly br: Buffer | undefined;
  readonly gzip: Buffer | undefined;

  constructor(identity: string, compressed: Pick<Forms, 'br' | 'gzip'>) {
    this.identity = identity;
    this.etag = etagOf(identity);
    this.br = compressed.br;
    this.gzip = compressed.gzip;
  }
}

export async function prepareAnswer<R extends Route200>(
  route: R,
  body: z.input<R['responses'][200]>,
): Promise<CachedAnswer> {
  const text = JSON.stringify(route.responses[200].parse(body));
  const isSmall = text.length < COMPRESS_FROM_BYTES;
  return new CachedAnswer(text, isSmall ? {} : await compress(text, BROTLI_QUALITY));
}

export function sendCachedAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  cached: CachedAnswer,
): FastifyReply {
  reply
    .type('application/json; charset=utf-8')
    .header('cache-control', 'public, max-age=0, must-revalidate');
  return sendForms(request, reply, cached);
}
