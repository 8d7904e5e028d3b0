// Shareable pictures and sheets of a clock, and what a phone installs. The URLs contain the clock's
// link, so nothing is stored.
import {
  defaultSettings,
  formatInstalledLink,
  formatLink,
  hasSettings,
  parseSettings,
} from '@timesync/clock';
import {
  brand,
  clockManifest,
  clockPicture,
  clockSheet,
  screens,
  webManifest,
} from '@timesync/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { etagOf, isKnown } from '../../../platform/http/answers/negotiate.ts';
import type { Server } from '../../../platform/http/mount.ts';
import { networkKey } from '../../../platform/limits/network-key.ts';
import { type ClockDrawing, pictureOf, sheetOf } from './draw-clock.ts';

const options = { config: { access: 'public' }, schema: { hide: true } } as const;

export function mountClock({ app, dependencies }: Server): void {
  const { clock, config, limits } = dependencies;
  const drawings = createDrawingCache();
  const origin = new URL(config.publicUrl).origin;

  const askedBy = ({ url }: FastifyRequest) => ({
    query: new URL(url, origin).search,
    origin,
    nowMs: clock.now().getTime(),
  });

  async function send(request: FastifyRequest, reply: FastifyReply, { key, draw }: ClockDrawing) {
    if (!drawings.has(key)) await limits.spend('drawingsPerAddress', networkKey(request.ip));
    const { bytes, etag } = await drawings.get(key, draw);
    reply.header('etag', etag).header('cache-control', 'public, max-age=600');
    if (isKnown(request.headers['if-none-match'], etag)) return reply.status(304).send();
    return reply.send(bytes);
  }

  app.get(clockPicture, options, (request, reply) =>
    send(request, reply.type('image/png'), pictureOf(askedBy(request))),
  );
  app.get(clockSheet, options, (request, reply) =>
    send(
      request,
      reply
        .type('application/pdf')
        .header('content-disposition', 'inline; filename="jadwal-sholat.pdf"'),
      sheetOf(askedBy(request)),
    ),
  );
  app.get(clockManifest, options, (request, reply) =>
    reply
      .type('application/manifest+json')
      .header('cache-control', 'public, max-age=3600')
      .send(JSON.stringify(clockManifestOf(askedBy(request).query))),
  );
}

// A clock on the home screen of a phone, under its mosque's name. Several may be installed.
function clockManifestOf(query: string) {
  // Without settings the clock that the browser keeps is installed, and only the browser knows its name.
  const settings = hasSettings(query) ? parseSettings(query) : undefined;
  const { mosque } = settings ?? defaultSettings;
  const name = mosque === defaultSettings.mosque ? 'Jam Masjid' : mosque;
  return webManifest({
    name,
    shortName: name,
    description: brand.slogan,
    id: settings ? formatLink(settings) : screens.clock,
    startUrl: formatInstalledLink(settings),
    scope: screens.clock,
  });
}

// A drawing costs a tenth of a second of processor time, and a shared link requests the same one often,
// so drawings are cached. Only one is drawn at a time, so that other requests are not delayed.

/** A hundred kilobytes each at most. */
const MAX_DRAWINGS = 50;

interface Drawing {
  bytes: Buffer;
  etag: string;
}

interface DrawingCache {
  has(key: string): boolean;
  get(key: string, draw: () => Promise<Buffer>): Promise<Drawing>;
}

function createDrawingCache(): DrawingCache {
  const cache = new Map<string, Promise<Drawing>>();
  let last: Promise<unknown> = Promise.resolve();

  function drawInTurn(key: string, draw: () => Promise<Buffer>): Promise<Drawing> {
    const drawing = last.then(draw).then((bytes) => ({ bytes, etag: etagOf(bytes) }));
    last = drawing.catch(() => cache.delete(key));
    return drawing;
  }

  return {
    has: (key) => cache.has(key),
    get(key, draw) {
      const found = cache.get(key) ?? drawInTurn(key, draw);
      // The least recently used drawing is dropped first.
      cache.delete(key);
      cache.set(key, found);
      const [oldest] = cache.keys();
      if (cache.size > MAX_DRAWINGS && oldest !== undefined) cache.delete(oldest);
      return found;
    },
  };
}
