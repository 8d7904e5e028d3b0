import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { toastDemand } from '~/lib/browser/notify';
import { lazyPart } from './lazy-part';

const Toaster = lazyPart(
  async () => (await import('./toaster')).Toaster,
  () => ({ failure: null }),
);

/** Stands at the root, so that a toast survives the change of screens. */
export function ToastHost() {
  const demands = useSyncExternalStore(toastDemand.subscribe, toastDemand.count, () => 0);
  // Beside the app's own element, which an open dialog hides from screen readers as a whole.
  return demands > 0 ? createPortal(<Toaster />, document.body) : null;
}
