// The built pages are few and small: they are held in memory with the portal's URL written in,
// compressed once, each with a policy that names the hashes of its own inline scripts.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { ORIGIN_PLACEHOLDER } from '@timesync/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { etagOf, type Forms, sendForms } from '../answers/negotiate.ts';

export interface WebPage extends Forms {
  contentSecurityPolicy: string;
}

/** Other hosts a page may load from. */
export interface PageSources {
  images: string[];
  media: string[];
}

export interface PageSettings {
  publicUrl: string;
  apiOrigin: string | undefined;
  /** Where pictures and the video lie instead of here. */
  staticUrl: string | undefined;
  /** The shell has no path: whoever starts on one screen goes on to the others in it. */
  sourcesOf(path?: string): PageSources;
}

/** Pages by path: prerendered ones, the shell as each screen needs it, and the shell of the rest. */
export interface WebPages {
  prerendered: Map<string, WebPage>;
  screens: Map<string, WebPage>;
  shell: WebPage;
}

const SHELL_FILE = '__spa-fallback.html';
/** The scripts of each screen, by its path; written by the build. */
const MODULES_FILE = 'screen-modules.json';

export async function loadWebPages(folder: string, settings: PageSettings): Promise<WebPages> {
  const prerendered = new Map<string, WebPage>();
  for (const entry of await readdir(folder, { recursive: true })) {
    if (!entry.endsWith('.html') || entry === SHELL_FILE) continue;
    const path = `/${entry.replaceAll('\\', '/').replace(/\/?index\.html$/, '')}`;
    prerendered.set(path, prepare(await readText(folder, entry), settings, path));
  }
  const shell = await readText(folder, SHELL_FILE);
  const modules: Record<string, string[]> = JSON.parse(await readText(folder, MODULES_FILE));
  const screens = new Map<string, WebPage>();
  for (const [path, files] of Object.entries(modules)) {
    if (!prerendered.has(path)) {
      screens.set(path, prepare(announce(shell, files), settings));
    }
  }
  return { prerendered, screens, shell: prepare(shell, settings) };
}

const readText = (folder: string, file: string) => readFile(join(folder, file), 'utf8');

/** The browser then fetches them all at once, instead of learning of them import by import. */
function announce(shell: string, modules: string[]): string {
  const links = modules.map((file) => `<link rel="modulepreload" href="${file}"/>`).join('');
  return shell.replace('</head>', () => `${links}</head>`);
}

function prepare(built: string, settings: PageSettings, path?: string): WebPage {
  const { publicUrl, apiOrigin, staticUrl, sourcesOf } = settings;
  const placed = built.replaceAll(ORIGIN_PLACEHOLDER, new URL(publicUrl).origin);
  const text = staticUrl ? moveMedia(placed, staticUrl.replace(/\/$/, '')) : placed;
  const html = Buffer.from(text);
  return {
    identity: html,
    gzip: gzipSync(html),
    br: brotliCompressSync(html),
    etag: etagOf(html),
    contentSecurityPolicy: policyFor(text, apiOrigin, sourcesOf(path)),
  };
}

/** The page also says where its media are: what it draws later must come from there too. */
function moveMedia(html: string, staticUrl: string): string {
  return html
    .replaceAll('="/media/', `="${staticUrl}/media/`)
    .replace('<html ', `<html data-static="${staticUrl}" `);
}

function policyFor(html: string, apiOrigin = '', { images, media }: PageSources): string {
  const inlineScripts = html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g);
  const hashes = [...inlineScripts].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return [
    "default-src 'self'",
    `script-src 'self' ${[...new Set(hashes)].join(' ')}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    ['img-src', "'self'", 'data:', 'blob:', apiOrigin, ...images].filter(Boolean).join(' '),
    ['media-src', "'self'", ...media].join(' '),
    "font-src 'self'",
    `connect-src 'self' ${apiOrigin}`.trim(),
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
  reply
    .status(status)
    .header('content-security-policy', page.contentSecurityPolicy)
    .header('cache-control', 'no-cache')
    .header('vary', 'Accept')
    .type('text/html; charset=utf-8');
  return sendForms(request, reply, page);
}
