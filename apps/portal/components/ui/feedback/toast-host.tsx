import { useSyncExternalStore } from 'react';
import { loadOnDemand } from '~/lib/browser/load-on-demand';
import { toastDemand } from '~/lib/browser/notify';
import { useOnDemand } from '~/lib/browser/use-on-demand';

const toaster = loadOnDemand(async () => (await import('./toaster')).Toaster);

/** Stands at the root, so that a toast survives the change of screens. */
export function ToastHost() {
  const demands = useSyncExternalStore(toastDemand.subscribe, toastDemand.count, () => 0);
  // Every toast asks anew for what could not be fetched for the last one.
  const { code: Toaster } = useOnDemand(toaster, demands);
  return demands > 0 && Toaster ? <Toaster /> : null;
}
