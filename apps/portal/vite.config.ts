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
          { test: /portal\/components\//, sideEffects: false },
        ],
      },
      // What every screen needs comes in one file: a browser fetches only six at a time.
      output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } },
    },
  },
  server: {
    proxy: Object.fromEntries(['/files', ...apiPaths].map((path) => [path, apiUnlessPage])),
  },
});
