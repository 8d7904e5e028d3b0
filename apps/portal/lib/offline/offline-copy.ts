// Screens that were opened once work offline (public/service-worker.js). What is private
// leaves the device with its owner.
import { screens } from '@timesync/contract';
import { API_BASE } from '../api/api-base';
import { forgetKept } from './kept';

/** As in the worker. */
const PRIVATE_CACHE = 'private';

/** The first requests of "Produk Saya", with the same URLs as its queries. */
const OWN_PRODUCTS = ['/auth/session', '/my-products?page=1&limit=10', '/my-licenses?page=1'];

/**
 * Registers the service worker once the page is idle. Customers read their keys in the mosque, often
 * after seeing only the dashboard at home, so `fetchOwnProducts` prefetches the code of "Produk Saya".
 */
export function keepOfflineCopy(fetchOwnProducts: () => Promise<unknown>): void {
  // With the API on another host the worker would see none of its answers.
  if (!('serviceWorker' in navigator) || API_BASE) return;
  void register(fetchOwnProducts);
}

async function register(fetchOwnProducts: () => Promise<unknown>): Promise<void> {
  try {
    await navigator.serviceWorker.register('/service-worker.js');
    const { active } = await navigator.serviceWorker.ready;
    await fetchOwnProducts();
    const files = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.startsWith(`${location.origin}/assets/`));
    active?.postMessage({
      files: [...files, screens.dashboard, '/public/config'],
      reads: OWN_PRODUCTS,
    });
  } catch {
    // A browser that refuses (private mode, full disk) works as it did before.
  }
}

/** On a phone that several people use, the next one finds nothing. */
export async function forgetPrivate(): Promise<void> {
  forgetKept();
  await forgetOfflineCopy();
}

/** In a tab where nobody was signed in; what a guest has typed stays. */
export async function forgetOfflineCopy(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(PRIVATE_CACHE).catch(() => false);
}
