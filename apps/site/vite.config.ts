import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { listPackages } from '../../scripts/package/bundled-packages.mjs';
import { DEVELOPMENT_BASE, renderPages } from './development.ts';

/** The scripts of the pages, which are loaded as modules. */
const islands = ['clock/controls', 'sales/sales', 'checks', 'copy-buttons'];

export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    renderPages('http://localhost:3000'),
    listPackages('apps/site', { also: ['node_modules/tailwindcss'] }),
  ],
  base: command === 'serve' ? DEVELOPMENT_BASE : '/',
  appType: 'custom',
  // In development all other addresses are the portal app's.
  server: {
    proxy: { [`^(?!${DEVELOPMENT_BASE})`]: { target: 'http://localhost:5174', ws: true } },
  },
  build: {
    // The ornament is in the styles; a file of its own is asked for in the middle of the first paint.
    assetsInlineLimit: 512,
    // Of 1,800 icons only those that are used are read.
    rolldownOptions: { experimental: { lazyBarrel: true } },
  },
  environments: {
    client: {
      build: {
        outDir: 'build/client',
        manifest: true,
        rolldownOptions: {
          input: ['site.css', 'clock.css', ...islands.map((name) => `islands/${name}.ts`)],
        },
      },
    },
    // The script that must run before the first paint is inlined into the page, so it is one file.
    inline: {
      consumer: 'client',
      build: {
        outDir: 'build/inline',
        copyPublicDir: false,
        rolldownOptions: {
          input: 'islands/clock/define-clock.ts',
          output: { format: 'iife', entryFileNames: '[name].js' },
        },
      },
    },
    // One module with everything in it, so that the server needs no package of this app.
    ssr: {
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
      resolve: command === 'build' ? { noExternal: true } : {},
      build: {
        outDir: 'build/server',
        copyPublicDir: false,
        minify: true,
        rolldownOptions: { input: 'render-page.tsx' },
      },
    },
  },
  // `vite build` builds all three.
  builder: {},
}));
