import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toastDemand } from '~/lib/browser/notify';

const Toaster = lazy(async () => ({ default: (await import('./toaster')).Toaster }));

/** Stands at the root, so that a toast survives the change of screens. */
export function ToastHost() {
  const isPrepared = useSyncExternalStore(
    toastDemand.subscribe,
    toastDemand.isPrepared,
    () => false,
  );
  if (!isPrepared) return null;
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  );
}
