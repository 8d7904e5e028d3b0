import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import * as contract from '@timesync/contract';
import react from '@vitejs/plugin-react';
import { defineConfig, type ProxyOptions } from 'vite';
import { listPackages } from '../../scripts/package/bundled-packages.mjs';

// `/transaction` is a screen and a call: a browser that navigates gets the app, a script the API.
const apiUnlessPage: ProxyOptions = {
  target: 'http://localhost:3000',
  bypass: (request) => (request.headers.accept?.includes('text/html') ? request.url : undefined),
};
const apiPaths = Object.values(contract).flatMap((value) =>
  value instanceof Object && 'responses' in value ? [`/${value.path.split('/')[1]}`] : [],
);

// The shell loads this part on every screen, so no form and no photo is in it.
const OWN =
  /(features\/(orders|releases|catalog)|routes\/own)\/(?!bill-to|broken-device)[a-z-]+\.tsx?$/;
const FORM = /react-hook-form|components\/form\/(?!.*-(dialog|password|absent))/;
const SHARED =
  /portal\/(lib\/(?!values)|components\/(layout|ui\/(buttons|content\/badge|feedback|inputs)))|ui\/src\/(?!.*(qr|drawings|question|tried))|on-demand|overlay-style|placeholder|values\/(dates|money|row-id)|site\/(brand|screens)|wire\/(route|page)\.|order-amounts|price-range|product-label|device-type|lucide-react/;
/** A browser fetches six files at a time, so what several screens use comes in few. */
const chunks = [
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler|@tanstack)\// },
  { name: 'form', test: FORM, minShareCount: 3 },
  { name: 'table', test: /components\/data-table\/(?!delete)/, minShareCount: 3 },
  { name: 'own', test: OWN, minShareCount: 2 },
  { name: 'parts', test: SHARED, minShareCount: 2 },
];

export default defineConfig({
  plugins: [
    tailwindcss(),
    react(),
    listPackages('apps/portal', { also: ['node_modules/tailwindcss'] }),
  ],
  resolve: { alias: { '~': fileURLToPath(new URL('.', import.meta.url)) } },
  build: {
    outDir: 'build/client',
    // The content security policy allows images from our own files only, not `data:` addresses.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Of 1,800 icons only those that are used are read: 200 MB and a third of the time.
      experimental: { lazyBarrel: true },
      // On a slow machine it would report how long each plugin took.
      checks: { bundlerTimings: false },
      // A page carries only those parts of the contract that it uses, and zod's settings with its schemas.
      treeshake: {
        manualPureFunctions: ['z', 'text', 'defineRoute'],
        moduleSideEffects: [
          { test: /packages\/(contract|clock)\/src\/(?!wire\/zod\.ts)/, sideEffects: false },
        ],
      },
      output: { codeSplitting: { groups: chunks, includeDependenciesRecursively: false } },
    },
  },
  server: {
    proxy: Object.fromEntries(['/files', ...apiPaths].map((path) => [path, apiUnlessPage])),
  },
});
