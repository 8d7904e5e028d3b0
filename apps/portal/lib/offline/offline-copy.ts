// The screens work without a line once they were seen (public/service-worker.js). What is private
// leaves the device with its owner.
import { screens } from '@timesync/contract';
import { API_BASE } from '../api/api-base';
import { forgetKept } from './kept';

/** As in the worker. */
const PRIVATE_CACHE = 'private';

/** What "Produk Saya" reads first, spelled as its queries spell it. */
const OWN_PRODUCTS = ['/auth/session', '/my-products?page=1&limit=10', '/my-licenses?page=1'];

/**
 * For the screens that are used in the mosque; asks for nothing until the page has settled. Keys are read
 * there, often by a customer who has only seen the dashboard at home: so `fetchOwnProducts` brings the code
 * of "Produk Saya" ahead.
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
  if ('caches' in globalThis) await caches.delete(PRIVATE_CACHE).catch(() => false);
}
