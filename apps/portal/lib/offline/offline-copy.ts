// The dashboard, "Produk Saya" and the activation work offline after a sign-in, also when they were never
// opened (public/service-worker.js). What is private leaves the device with its owner.
import { screens } from '@timesync/contract';

/** As in the worker. */
const PRIVATE_CACHE = 'private';

/**
 * The first requests of these screens, with the same URLs as their queries; the session comes first, and the
 * licences with their 20 digits before the rest.
 */
const OWN_READS = [
  '/auth/session',
  '/my-licenses?page=1',
  '/my-products?page=1&limit=10',
  '/transaction?page=1&limit=3',
];
const SHARED_READS = ['/public/config', '/public/releases', '/public/products?page=1&limit=10'];

/**
 * Registers the service worker once the page is idle. Customers read their keys in the mosque, often
 * after seeing only the dashboard at home, so `fetchScreens` prefetches the code of the other screens.
 */
export function storeOfflineCopy(fetchScreens: () => Promise<unknown>): void {
  if (!('serviceWorker' in navigator)) return;
  void register(fetchScreens);
}

async function register(fetchScreens: () => Promise<unknown>): Promise<void> {
  try {
    await navigator.serviceWorker.register('/service-worker.js');
    const { active } = await navigator.serviceWorker.ready;
    await fetchScreens();
    const files = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.startsWith(`${location.origin}/assets/`));
    active?.postMessage({
      files: [...files, screens.dashboard, ...SHARED_READS],
      reads: OWN_READS,
    });
  } catch {
    // A browser that refuses (private mode, full disk) works as it did before.
  }
}

/** What was typed stays: the drafts are their account's until it logs out. */
export async function forgetOfflineCopy(): Promise<void> {
  // It may be waiting for an answer that it must not keep any more.
  globalThis.navigator?.serviceWorker?.controller?.postMessage({ forgets: true });
  if ('caches' in globalThis) await caches.delete(PRIVATE_CACHE).catch(() => false);
}
