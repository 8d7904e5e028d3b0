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

export class CachedAnswer {
  /** A string: Fastify serialises no string, and Node sends it together with the head. */
  readonly identity: string;
  readonly sizeBytes: number;
  readonly etag: string;
  readonly br: Buffer | undefined;
  readonly gzip: Buffer | undefined;
  /** Whoever keeps the answer says how long it may be sent again. */
  isCurrent: () => boolean = () => false;

  constructor(identity: string, compressed: { br?: Buffer; gzip?: Buffer }) {
    this.identity = identity;
    this.sizeBytes = Buffer.byteLength(identity);
    // Weak: the compressed forms are other bytes of the same answer.
    this.etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
    this.br = compressed.br;
    this.gzip = compressed.gzip;
  }
}

export async function prepareAnswer<R extends Route200>(
  route: R,
  body: z.input<R['responses'][200]>,
): Promise<CachedAnswer> {
  const text = JSON.stringify(route.responses[200].parse(body));
  if (text.length < COMPRESS_FROM_BYTES) return new CachedAnswer(text, {});
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(text, BROTLI),
    promisify(gzip)(text),
  ]);
  return new CachedAnswer(text, { br, gzip: zipped });
}

/** Later requests of the same address are answered in front of Fastify: `ready-front.ts`. */
export function sendCachedAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  ready: CachedAnswer,
): FastifyReply {
  reply.cachedAnswer = ready;
  reply
    .type('application/json; charset=utf-8')
    .header('etag', ready.etag)
    .header('cache-control', 'public, max-age=0, must-revalidate')
    .header('vary', varyOf(reply));
  if (isKnown(request.headers['if-none-match'], ready.etag)) return reply.status(304).send();
  const { encoding, body } = chooseForm(request.headers['accept-encoding'], ready);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(body);
}

/** CORS has set `Vary: Origin` already where it is on. */
function varyOf(reply: FastifyReply): string {
  const set = reply.getHeader('vary');
  return set ? `${set}, Accept-Encoding` : 'Accept-Encoding';
}

export function isKnown(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  const known = header.split(',').map((tag) => tag.trim().replace(/^(W\/)?/, 'W/'));
  return known.includes(etag) || header.trim() === '*';
}

interface Form {
  encoding: 'br' | 'gzip' | undefined;
  body: string | Buffer;
  sizeBytes: number;
}

export function chooseForm(header: string | string[] | undefined, ready: CachedAnswer): Form {
  const accepted = String(header ?? '');
  for (const encoding of ['br', 'gzip'] as const) {
    const body = ready[encoding];
    if (body && accepts(accepted, encoding)) return { encoding, body, sizeBytes: body.length };
  }
  return { encoding: undefined, body: ready.identity, sizeBytes: ready.sizeBytes };
}

function accepts(header: string, encoding: string): boolean {
  const named = header.split(',').find((part) => part.trim().split(';')[0] === encoding);
  return named !== undefined && !/;\s*q=0(\.0*)?\s*$/.test(named);
}
