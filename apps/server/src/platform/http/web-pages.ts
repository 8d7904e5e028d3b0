// The built pages are few and small: they are held in memory, compressed once, each with a policy
// that names the hashes of its own inline scripts.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface WebPage {
  identity: Buffer;
  gzip: Buffer;
  br: Buffer;
  etag: string;
  contentSecurityPolicy: string;
}

/** Pages by address: `/` and every other prerendered page, and the shell of all the rest. */
export interface WebPages {
  prerendered: Map<string, WebPage>;
  shell: WebPage;
}

/** Hosts that the pages may reach beside their own. */
export interface OtherOrigins {
  api?: string | undefined;
  /** Of pictures and the demo video. */
  media?: string | undefined;
}

const SHELL_FILE = '__spa-fallback.html';

export async function loadWebPages(folder: string, origins: OtherOrigins): Promise<WebPages> {
  const prerendered = new Map<string, WebPage>();
  let shell: WebPage | undefined;
  for (const entry of await readdir(folder, { recursive: true })) {
    if (!entry.endsWith('.html')) continue;
    const page = prepare(await readFile(join(folder, entry)), origins);
    if (entry === SHELL_FILE) shell = page;
    else prerendered.set(`/${entry.replace(/\/?index\.html$/, '')}`, page);
  }
  if (!shell) throw new Error(`The built pages in ${folder} have no ${SHELL_FILE}`);
  return { prerendered, shell };
}

function prepare(html: Buffer, origins: OtherOrigins): WebPage {
  return {
    identity: html,
    gzip: gzipSync(html),
    br: brotliCompressSync(html),
    etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
    contentSecurityPolicy: policyFor(html.toString(), origins),
  };
}

function policyFor(html: string, { api = '', media = '' }: OtherOrigins): string {
  const inlineScripts = html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g);
  const hashes = [...inlineScripts].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return [
    "default-src 'self'",
    `script-src 'self' ${[...new Set(hashes)].join(' ')}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${api} ${media}`.trim(),
    `media-src 'self' ${media}`.trim(),
    "font-src 'self'",
    `connect-src 'self' ${api}`.trim(),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: WebPage,
  status = 200,
): FastifyReply {
  const encoding = preferredEncoding(request.headers['accept-encoding']);
  reply
    .status(status)
    .header('content-security-policy', page.contentSecurityPolicy)
    .header('cache-control', 'no-cache')
    .header('etag', page.etag)
    .header('vary', 'Accept, Accept-Encoding')
    .type('text/html; charset=utf-8');
  if (status === 200 && request.headers['if-none-match'] === page.etag) {
    return reply.status(304).send();
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(page[encoding]);
}

function preferredEncoding(header: string | string[] = ''): 'br' | 'gzip' | 'identity' {
  const accepted = String(header);
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}
