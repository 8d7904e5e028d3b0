// Shareable pictures and sheets of a clock, and what a phone installs. The URLs contain the clock's
// link, so nothing is stored.
import { clockManifest, clockPicture, clockSheet } from '@timesync/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isKnown } from '../../../platform/http/answers/negotiate.ts';
import type { Server } from '../../../platform/http/mount.ts';
import { networkKey } from '../../../platform/limits/network-key.ts';
import { clockManifestOf } from './clock-manifest.ts';
import { type ClockDrawing, pictureOf, sheetOf } from './draw-clock.ts';
import { createDrawingCache } from './drawing-cache.ts';

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
