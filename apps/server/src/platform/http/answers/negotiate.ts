// Shared by pages and API answers: picks the best encoding that a client accepts, and sends no body
// when the client already has it.
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The same answer plain and compressed. */
export interface Forms {
  identity: string | Buffer;
  br?: Buffer | undefined;
  gzip?: Buffer | undefined;
  etag: string;
}

export async function compress(
  content: string | Buffer,
  brotliQuality: number,
): Promise<Pick<Forms, 'br' | 'gzip'>> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality };
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content),
  ]);
  return { br, gzip: zipped };
}

/** Weak: the compressed forms are other bytes of the same answer. */
export function etagOf(identity: string | Buffer): string {
  return `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
}

export function isKnown(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  const known = header.split(',').map((tag) => tag.trim().replace(/^(W\/)?/, 'W/'));
  return known.includes(etag) || header.trim() === '*';
}

interface Form {
  encoding: 'br' | 'gzip' | undefined;
  body: string | Buffer;
}

export function chooseForm(header: string | string[] | undefined, forms: Forms): Form {
  if (!header) return { encoding: undefined, body: forms.identity };
  const accepted = String(header);
  for (const encoding of ['br', 'gzip'] as const) {
    const body = forms[encoding];
    if (body && accepts(accepted, encoding)) return { encoding, body };
  }
  return { encoding: undefined, body: forms.identity };
}

function accepts(header: string, encoding: string): boolean {
  const named = header
    .split(',')
    .map((part) => part.split(';').map((word) => word.trim().toLowerCase()))
    .find(([name]) => name === encoding);
  return named !== undefined && !named.some((word) => /^q=0(\.0*)?$/.test(word));
}

/** The other headers are the caller's. */
export function sendForms(request: FastifyRequest, reply: FastifyReply, forms: Forms) {
  // The choice between page and call may have set one already.
  const vary = reply.getHeader('vary');
  reply
    .header('etag', forms.etag)
    .header('vary', vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding');
  const isOk = reply.statusCode === 200;
  if (isOk && isKnown(request.headers['if-none-match'], forms.etag))
    return reply.status(304).send();
  const { encoding, body } = chooseForm(request.headers['accept-encoding'], forms);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(body);
}
