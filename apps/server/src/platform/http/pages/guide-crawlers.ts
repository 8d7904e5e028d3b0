// Search engines find the public pages and stay out of the portal app: its screens are one empty shell to
// them.
import { screens } from '@timesync/contract';
import type { FastifyInstance } from 'fastify';

const options = { config: { access: 'public' }, logLevel: 'warn' } as const;

export function guideCrawlers(
  app: FastifyInstance,
  pages: readonly string[],
  publicUrl: string,
): void {
  const origin = new URL(publicUrl).origin;
  const robots = robotsText(pages, origin);
  const sitemap = sitemapXml(pages, origin);
  app.get('/robots.txt', options, (_request, reply) =>
    reply.header('cache-control', 'max-age=3600').type('text/plain; charset=utf-8').send(robots),
  );
  app.get('/sitemap.xml', options, (_request, reply) =>
    reply
      .header('cache-control', 'max-age=3600')
      .type('application/xml; charset=utf-8')
      .send(sitemap),
  );
}

/** A rule applies to every path that begins with it, so `/user` also closes `/user/transaction`. */
export function robotsText(pages: readonly string[], origin: string): string {
  const openScreens = new Set(pages);
  const closed = Object.values(screens)
    .map((screen) => screen.replace(/\/:.*$/, ''))
    .filter((screen) => !openScreens.has(screen));
  const rules = [...new Set(closed)].map((screen) => `Disallow: ${screen}`);
  return ['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}

export function sitemapXml(pages: readonly string[], origin: string): string {
  const entries = pages.toSorted().map((page) => `  <url><loc>${origin}${page}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}
