// `npm run dev`: renders the public pages for every request, from what the API says now.
import { hasSettings } from '@timesync/clock';
import { screens, sitePages } from '@timesync/contract';
import type { Plugin, ViteDevServer } from 'vite';

/** Of this app's own modules, beside those of the portal app behind the same address. */
export const DEVELOPMENT_BASE = '/@site/';
const PUBLIC_FILE = /^\/(media\/|[\w-]+\.(ico|png|svg|webmanifest)$)/;

const clockLinkIn = ({ pathname, search }: URL) =>
  pathname === screens.clock && hasSettings(search) ? search : undefined;

export function renderPages(apiUrl: string): Plugin {
  const read = async (path: string) =>
    (await fetch(apiUrl + path, { headers: { accept: 'application/json' } })).json();

  async function render(server: ViteDevServer, url: URL): Promise<string> {
    const { renderPage } = await server.ssrLoadModule('/render-page.tsx');
    const [settings, { data: products }, releases] = await Promise.all([
      read('/public/config'),
      read('/public/products?limit=100'),
      read('/public/releases'),
    ]);
    const places = { origin: url.origin, staticUrl: '' };
    const data = { ...places, settings, products, releases, updateFile: null };
    // Vite's client updates styles, and reloads the page when a component changes.
    const client = `<script type="module" src="${DEVELOPMENT_BASE}@vite/client"></script>`;
    return renderPage(url.pathname, data, clockLinkIn(url)).html + client;
  }

  return {
    name: 'render-pages',
    apply: 'serve',
    configureServer(server) {
      server.watcher.on('change', (file) => {
        if (file.endsWith('.tsx')) server.ws.send({ type: 'full-reload' });
      });
      server.middlewares.use((request, response, next) => {
        const { url = '/', headers } = request;
        const path = url.split('?')[0] ?? '';
        if (PUBLIC_FILE.test(path)) request.url = DEVELOPMENT_BASE + url.slice(1);
        if (!headers.accept?.includes('text/html') || !sitePages.includes(path)) return next();
        render(server, new URL(url, `http://${headers.host}`)).then((html) => {
          response.setHeader('content-type', 'text/html; charset=utf-8');
          response.end(html);
        }, next);
      });
    },
  };
}
