// A new context for every test would start new processes and fetch and compile all code again. So a worker
// reuses its contexts and clears their storage between tests; compiled code stays cached. Contexts that
// cannot be cleared are closed.
import type { Browser, BrowserContext, Page, TestInfo } from '@playwright/test';

/** Everything of an origin that outlives its pages, except what was fetched. */
const STORED_BY_PAGES = 'local_storage,indexeddb,cache_storage,service_workers';

interface SharedContext {
  context: BrowserContext;
  /** Stays open, so that the process of the pages stays too. */
  anchor: Page;
  isIndelible: boolean;
}

/** The contexts of a worker, by the person who uses them and their settings. */
export type SharedContexts = Map<string, SharedContext>;

/** Lends a context for as long as `use` lasts. */
export async function lendContext(
  shared: SharedContexts,
  { browser, key, testInfo }: { browser: Browser; key: string; testInfo: TestInfo },
  use: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  const lent = shared.get(key) ?? (await openContext(browser));
  shared.set(key, lent);
  await use(lent.context);
  if (!lent.isIndelible && testInfo.status === testInfo.expectedStatus) return emptyContext(lent);
  shared.delete(key);
  await lent.context.close();
}

async function openContext(browser: Browser): Promise<SharedContext> {
  const context = await browser.newContext();
  const anchor = await context.newPage();
  await anchor.goto('/robots.txt');
  const opened = { context, anchor, isIndelible: false };
  watchContextChanges(context, () => {
    opened.isIndelible = true;
  });
  return opened;
}

async function emptyContext({ context, anchor }: SharedContext): Promise<void> {
  const pages = context.pages().filter((page) => page !== anchor);
  await Promise.all(pages.map((page) => page.close()));
  await context.setOffline(false);
  await context.unrouteAll();
  await context.clearPermissions();
  await context.clearCookies();
  const devtools = await context.newCDPSession(anchor);
  const { origin } = new URL(anchor.url());
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: STORED_BY_PAGES });
  await devtools.detach();
}

/** Playwright puts these into every later page of a context and has no way to take them out again. */
function watchContextChanges(context: BrowserContext, onChange: () => void): void {
  const watch = (owner: object, names: string[]) => {
    for (const name of names) {
      const original = Reflect.get(owner, name);
      Reflect.set(owner, name, (...args: unknown[]) => {
        onChange();
        return Reflect.apply(original, owner, args);
      });
    }
  };
  watch(context, ['addInitScript', 'exposeBinding', 'exposeFunction', 'setGeolocation']);
  watch(context.clock, ['install', 'pauseAt', 'setFixedTime', 'setSystemTime']);
}
