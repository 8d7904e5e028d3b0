// An answer that is the same bytes for everyone: checked by the route's own response schema,
// serialised and compressed once, then sent as often as asked.
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { RouteDefinition } from '@timesync/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';

/** Below this size compression costs more than it saves. */
const COMPRESS_FROM_BYTES = 1024;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

interface Route200 extends RouteDefinition {
  responses: { 200: z.ZodType };
}

export class ReadyAnswer {
  /** A string: Fastify serialises no string, and Node sends it together with the head. */
  readonly identity: string;
  readonly etag: string;
  readonly br: Buffer | undefined;
  readonly gzip: Buffer | undefined;

  constructor(identity: string, compressed: { br?: Buffer; gzip?: Buffer }) {
    this.identity = identity;
    // Weak: the compressed forms are other bytes of the same answer.
    this.etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
    this.br = compressed.br;
    this.gzip = compressed.gzip;
  }
}

export async function prepareAnswer<R extends Route200>(
  route: R,
  body: z.input<R['responses'][200]>,
): Promise<ReadyAnswer> {
  const text = JSON.stringify(route.responses[200].parse(body));
  if (text.length < COMPRESS_FROM_BYTES) return new ReadyAnswer(text, {});
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(text, BROTLI),
    promisify(gzip)(text),
  ]);
  return new ReadyAnswer(text, { br, gzip: zipped });
}

export function sendReadyAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  ready: ReadyAnswer,
): FastifyReply {
  reply
    .header('etag', ready.etag)
    .header('cache-control', 'public, max-age=0, must-revalidate')
    .header('vary', varyOf(reply));
  if (isKnown(request.headers['if-none-match'], ready.etag)) return reply.status(304).send();
  reply.header('content-type', 'application/json; charset=utf-8');
  const encoding = preferredEncoding(request.headers['accept-encoding'], ready);
  if (!encoding) return reply.send(ready.identity);
  return reply.header('content-encoding', encoding).send(ready[encoding]);
}

/** CORS has set `Vary: Origin` already where it is on. */
function varyOf(reply: FastifyReply): string {
  const set = reply.getHeader('vary');
  return set ? `${set}, Accept-Encoding` : 'Accept-Encoding';
}

function isKnown(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  const known = header.split(',').map((tag) => tag.trim().replace(/^(W\/)?/, 'W/'));
  return known.includes(etag) || header.trim() === '*';
}

function preferredEncoding(
  header: string | string[] | undefined,
  ready: ReadyAnswer,
): 'br' | 'gzip' | undefined {
  if (!header || !ready.br) return undefined;
  const accepted = String(header);
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?(,|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?(,|$))/.test(accepted) ? 'gzip' : undefined;
}
