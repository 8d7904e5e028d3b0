// The screens work without a line once they were seen (public/service-worker.js). What is private
// leaves the device with its owner.
import { API_BASE } from '../api/api-base';
import { forgetKept } from './kept';

/** As in the worker. */
const PRIVATE_CACHE = 'private';

/** For the screens that are used in the mosque; asks for nothing until the page has settled. */
export function keepOfflineCopy(): void {
  // With the API on another host the worker would see none of its answers.
  if (!('serviceWorker' in navigator) || API_BASE) return;
  void register();
}

async function register(): Promise<void> {
  try {
    await navigator.serviceWorker.register('/service-worker.js');
    const { active } = await navigator.serviceWorker.ready;
    const files = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.startsWith(`${location.origin}/assets/`));
    active?.postMessage({
      files: [...files, location.pathname === '/jam' ? '/jam' : '/dashboard'],
    });
  } catch {
    // A browser that refuses (private mode, full disk) works as it did before.
  }
}

/** On a phone that several people use, the next one finds nothing. */
export async function forgetPrivate(): Promise<void> {
  forgetKept();
  if ('caches' in window) await caches.delete(PRIVATE_CACHE).catch(() => false);
}
