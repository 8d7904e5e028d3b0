// What starts with a page, before its app, and what it runs on: files of their own, without what only
// the app needs.
import { screens } from '@timesync/contract';

/** As the bundler names the file of `run-clock.ts` and of `send-page-view.ts`. */
const earlyModules: Record<string, string> = {
  [screens.landing]: 'run-clock',
  [screens.clock]: 'run-clock',
  [screens.sales]: 'send-page-view',
};

export function earlyModuleOf(page: string): string | undefined {
  return earlyModules[page];
}

const CLOCK_PARTS =
  /\/adhan\/|\/packages\/clock\/src\/(?!index|settings\/clock-links)|\/features\/clock\/(running|display|settings)\/(?!use-|run-clock)[\w-]+\.ts$/;
const PAGE_VIEW_PARTS =
  /\/lib\/(api\/(read-public|api-base)|seller-settings\/read-public-settings)\.ts$|\/trial\/send-pixel\.ts$|\/contract\/src\/site\/ad-pixel\.ts$/;

/** Before the file that root and landing page share, which would swallow them. */
export const earlyGroups = [
  { name: 'clock-parts', test: CLOCK_PARTS, priority: 2 },
  { name: 'page-view-parts', test: PAGE_VIEW_PARTS, priority: 2 },
];
