import { fileURLToPath } from 'node:url';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import * as contract from '@timesync/contract';
import { defineConfig, type ProxyOptions } from 'vite';
import routes from './app/routes.ts';
import { baseModules } from './build-steps/base-modules.ts';
import { failedScreens } from './build-steps/failed-screens.ts';
import type { ModuleGraph } from './build-steps/reached-modules.ts';
import { screenPacks } from './build-steps/screen-packs.ts';

// `/transaction` is a screen and a call: a browser that navigates gets the app, a script the API.
const apiUnlessPage: ProxyOptions = {
  target: 'http://localhost:3000',
  bypass: (request) => (request.headers.accept?.includes('text/html') ? request.url : undefined),
};
const apiPaths = Object.values(contract).flatMap((value) =>
  value instanceof Object && 'responses' in value ? [`/${value.path.split('/')[1]}`] : [],
);

const webFile = (path: string) =>
  fileURLToPath(new URL(path, import.meta.url)).replaceAll('\\', '/');
const filesOf = (table: RouteConfigEntry[]): string[] =>
  table.flatMap(({ file, children = [] }) => [webFile(`./app/${file}`), ...filesOf(children)]);
const signedIn = routes.find(({ file }) => file.endsWith('/signed-in.tsx'));
const DASHBOARD = './app/routes/own/dashboard.tsx';
/** Fetched on demand, yet part of what a screen shows at first: to admins, to who has bought nothing. */
const EARLY_PARTS = [
  './app/routes/own/without-purchase.tsx',
  './app/routes/admin/dashboard-tabs.tsx',
  './app/routes/admin/admin-tools.tsx',
].map(webFile);
let base: Set<string> | undefined;
const isAdmin = (file: string) => file.includes('/routes/admin/');
let packs: ReturnType<typeof screenPacks> | undefined;
const packsOf = (graph: ModuleGraph) => {
  const inside = [...filesOf(signedIn?.children ?? []), ...EARLY_PARTS];
  packs ??= screenPacks(graph, {
    layout: webFile(`./app/${signedIn?.file}`),
    dashboard: webFile(DASHBOARD),
    customers: inside.filter((file) => !isAdmin(file)),
    admins: inside.filter(isAdmin),
    outside: filesOf(routes.filter((route) => route !== signedIn)),
  });
  return packs;
};
/** In this order: a group takes along what its modules import, unless an earlier one has it. */
const packNames = ['open', 'shell', 'common', 'admin', 'dashboard'] as const;

/** The rest of React's package, which nobody needs before its client. */
const REACT_DOM = /\/react-dom\/(index|cjs\/react-dom\.production)\.js$/;
const FORM_PARTS =
  /\/react-hook-form\/|\/components\/form\/(?!form-dialog|with-password|empty-as-absent)/;

export default defineConfig({
  plugins: [failedScreens(), tailwindcss(), reactRouter()],
  resolve: {
    alias: { '~': webFile('./app') },
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
        // Schemas and routes that no form uses are left out, also from a module of which one is used.
        manualPureFunctions: ['z', 'text', 'defineRoute'],
        moduleSideEffects: [
          { test: /packages\/(contract|clock)\/src\/(?!wire\/zod\.ts)/, sideEffects: false },
        ],
      },
      output: {
        codeSplitting: {
          groups: [
            {
              debugName: 'base',
              name: (module, graph) => {
                base ??= baseModules(graph, [webFile('./app/root.tsx')]);
                return base.has(module) || REACT_DOM.test(module) ? 'base' : null;
              },
              minShareCount: 2,
              priority: 1,
            },
            { name: 'queries', test: /\/@tanstack\//, minShareCount: 2 },
            ...packNames.map((pack) => ({
              debugName: pack,
              name: (module: string, graph: ModuleGraph) =>
                packsOf(graph)[pack].has(module) ? `${pack}-parts` : null,
              minShareCount: 2,
            })),
            { name: 'form-parts', test: FORM_PARTS, minShareCount: 3 },
            { name: 'icons', test: /lucide-react\/dist\/esm\/icons/, minShareCount: 3 },
          ],
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(['/files', ...apiPaths].map((path) => [path, apiUnlessPage])),
  },
});
