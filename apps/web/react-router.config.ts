import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { askAheadInShell } from './build-steps/ask-ahead-in-shell.ts';
import { listScreenModules } from './build-steps/list-screen-modules.ts';

export default {
  // Every screen gets the same empty page and is drawn in the browser.
  ssr: false,
  buildEnd: async ({ reactRouterConfig }) => {
    const pages = join(reactRouterConfig.buildDirectory, 'client');
    await askAheadInShell(pages);
    await listScreenModules(pages);
  },
} satisfies Config;
