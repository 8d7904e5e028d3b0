import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type ProxyOptions } from 'vite';
import { cityData } from './build-data/city-data-plugin.ts';

// `/transaction` is a screen and a call: a browser that navigates gets the app, a script the API.
const apiUnlessPage: ProxyOptions = {
  target: 'http://localhost:3000',
  bypass: (request) => (request.headers.accept?.includes('text/html') ? request.url : undefined),
};
const apiPaths = [
  '/auth',
  '/profile',
  '/public',
  '/transaction',
  '/my-products',
  '/my-licenses',
  '/activation',
  '/device',
  '/files',
  '/admin',
];

// What root.tsx draws, with all it imports, and the small parts that the public pages share. Nothing
// here may import zod, forms or dialogs: it would weigh on the public pages too.
const neededByEveryPage = [
  /app\/lib\/[a-z-]+\/(api-base|class-names|copy-text|notify|page-key|page-title|public-page-meta|read-public|session-store|site-origin|static-file|use-is-hydrated|use-public-read|use-public-seller-settings|use-reduced-motion|use-session)\.ts/,
  /app\/components\/ui\/[a-z-]+\/(alert|button|button-link|button-style|card|control-style|field|input|label|question-list|skeleton|spinner|toast-host)\.tsx?/,
  /app\/components\/layout\/(brand-header|full-page-loading|message-page|not-found|public-page|skip-link|something-broke|star-mark|whatsapp-contact)\.tsx/,
  /contract\/src\/(?:[\w-]+\/)*(brand|money|phone|screens|site-origin)\.ts/,
  /lucide-react\/dist\/esm\/(icons\/(check|circle-alert|circle-check|info|message-circle-more|x)\.m?js|createLucideIcon|Icon|context|defaultAttributes|shared)/,
];
const isNeededByEveryPage = (module: string) => {
  const file = module.replaceAll('\\', '/');
  return neededByEveryPage.some((pattern) => pattern.test(file));
};

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), cityData()],
  resolve: {
    alias: [
      { find: '~', replacement: fileURLToPath(new URL('./app', import.meta.url)) },
      {
        find: /^zod$/,
        replacement: fileURLToPath(import.meta.resolve('./app/lib/api/zod-in-browser.ts')),
      },
    ],
  },
  // The content security policy allows images from our own files only, not `data:` addresses.
  build: {
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Of 1,800 icons only those that are used are read: 200 MB and a third of the time.
      experimental: { lazyBarrel: true },
      // On a slow machine it would report how long each plugin took.
      checks: { bundlerTimings: false },
      // A page carries only those parts of the contract that it uses.
      treeshake: {
        moduleSideEffects: [{ test: /packages\/contract\/src\//, sideEffects: false }],
      },
      output: {
        // One file instead of twenty small ones; on a slow line every request costs.
        codeSplitting: {
          groups: [
            { name: 'base', test: isNeededByEveryPage, priority: 1 },
            { name: 'icons', test: /lucide-react\/dist\/esm\/icons/, minShareCount: 3 },
          ],
        },
      },
    },
  },
  server: { proxy: Object.fromEntries(apiPaths.map((path) => [path, apiUnlessPage])) },
});
