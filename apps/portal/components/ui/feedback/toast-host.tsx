import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { loadOnDemand } from '~/lib/browser/load-on-demand';
import { toastDemand } from '~/lib/browser/notify';
import { useOnDemand } from '~/lib/browser/use-on-demand';

const toaster = loadOnDemand(async () => (await import('./toaster')).Toaster);

/** Stands at the root, so that a toast survives the change of screens. */
export function ToastHost() {
  const demands = useSyncExternalStore(toastDemand.subscribe, toastDemand.count, () => 0);
  // Every toast tries again to load code that failed to load for the last one.
  const { code: Toaster } = useOnDemand(toaster, demands);
  // Beside the app's own element, which an open dialog hides from screen readers as a whole.
  return demands > 0 && Toaster ? createPortal(<Toaster />, document.body) : null;
}
