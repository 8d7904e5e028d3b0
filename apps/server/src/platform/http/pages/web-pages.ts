// The built pages are few and small: they are held in memory with the portal's URL and the seller's
// words written in, compressed once, each with a policy that names the hashes of its inline scripts.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import {
  ORIGIN_PLACEHOLDER,
  type PageFacts,
  pageFactNames,
  pageFactPlaceholder,
} from '@timesync/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { madeOnce } from '../../made-once.ts';
import { etagOf, type Forms, sendForms } from '../answers/negotiate.ts';

export interface WebPage extends Forms {
  contentSecurityPolicy: string;
}

/** Other hosts a page may load from. */
export interface PageSources {
  images: string[];
  media: string[];
}

/** What the seller sets while the portal runs. */
export interface PageFill {
  facts: PageFacts;
  /** The shell has no path: whoever starts on one screen goes on to the others in it. */
  sourcesOf(path?: string): PageSources;
}

export interface PageSettings {
  publicUrl: string;
  apiOrigin: string | undefined;
  /** Where pictures and the video lie instead of here. */
  staticUrl: string | undefined;
  /** The same object until something changes. */
  fill(): PageFill;
}

export interface WebPages {
  /** Their paths. */
  prerendered: string[];
  /** The page of a screen as it is now; the shell of all others without a path. */
  at(path?: string): Promise<WebPage>;
}

const SHELL_FILE = '__spa-fallback.html';
/** The scripts of each screen, by its path; written by the build. */
const MODULES_FILE = 'screen-modules.json';

export async function loadWebPages(folder: string, settings: PageSettings): Promise<WebPages> {
  const prerendered = new Map<string, () => Promise<WebPage>>();
  for (const entry of await readdir(folder, { recursive: true })) {
    if (!entry.endsWith('.html') || entry === SHELL_FILE) continue;
    const path = `/${entry.replaceAll('\\', '/').replace(/\/?index\.html$/, '')}`;
    prerendered.set(path, keepFilled(await readText(folder, entry), settings, path));
  }
  const built = await readText(folder, SHELL_FILE);
  const modules: Record<string, string[]> = JSON.parse(await readText(folder, MODULES_FILE));
  const screens = new Map(
    Object.entries(modules).map(([path, files]) => [
      path,
      keepFilled(announce(built, files), settings),
    ]),
  );
  const shell = keepFilled(built, settings);
  return {
    prerendered: [...prerendered.keys()],
    at: (path = '') => (prerendered.get(path) ?? screens.get(path) ?? shell)(),
  };
}

/** Made when it is first asked for, and again after the seller has changed something. */
function keepFilled(built: string, settings: PageSettings, path?: string): () => Promise<WebPage> {
  const placed = place(built, settings);
  let filledWith: PageFill | undefined;
  let readPage: (() => Promise<WebPage>) | undefined;
  return () => {
    const fill = settings.fill();
    if (!readPage || fill !== filledWith) {
      filledWith = fill;
      readPage = madeOnce(() =>
        prepare(fillIn(placed, fill.facts), settings.apiOrigin, fill.sourcesOf(path)),
      );
    }
    return readPage();
  };
}

const readText = (folder: string, file: string) => readFile(join(folder, file), 'utf8');

/** The browser then fetches them all at once, instead of learning of them import by import. */
function announce(shell: string, modules: string[]): string {
  const links = modules.map((file) => `<link rel="modulepreload" href="${file}"/>`).join('');
  return shell.replace('</head>', () => `${links}</head>`);
}

function place(built: string, { publicUrl, staticUrl }: PageSettings): string {
  const placed = built.replaceAll(ORIGIN_PLACEHOLDER, new URL(publicUrl).origin);
  return staticUrl ? moveMedia(placed, staticUrl.replace(/\/$/, '')) : placed;
}

function fillIn(html: string, facts: PageFacts): string {
  return pageFactNames.reduce(
    (text, name) => text.replaceAll(pageFactPlaceholder(name), () => escapeHtml(facts[name])),
    html,
  );
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? '');

async function prepare(
  text: string,
  apiOrigin: string | undefined,
  sources: PageSources,
): Promise<WebPage> {
  const html = Buffer.from(text);
  const [zipped, br] = await Promise.all([promisify(gzip)(html), promisify(brotliCompress)(html)]);
  return {
    identity: html,
    gzip: zipped,
    br,
    etag: etagOf(html),
    contentSecurityPolicy: policyFor(text, apiOrigin, sources),
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
