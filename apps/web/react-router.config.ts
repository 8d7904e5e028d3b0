import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { screens } from '@timesync/contract';
import { askAheadInShell } from './build-steps/ask-ahead-in-shell.ts';
import { compressAssets } from './build-steps/compress-assets.ts';
import { deferPageScripts } from './build-steps/defer-page-scripts.ts';
import { listScreenModules } from './build-steps/list-screen-modules.ts';

export default {
  // No server renders pages at run time: public pages are HTML files made by the build, every other
  // address gets the same empty page (`__spa-fallback.html`) and is drawn in the browser.
  ssr: false,
  prerender: [
    screens.landing,
    screens.sales,
    screens.clock,
    screens.downloads,
    screens.privacy,
    screens.terms,
  ],
  buildEnd: async ({ reactRouterConfig }) => {
    const pages = join(reactRouterConfig.buildDirectory, 'client');
    await deferPageScripts(pages);
    await askAheadInShell(pages);
    await listScreenModules(pages);
    await compressAssets(pages);
  },
} satisfies Config;
