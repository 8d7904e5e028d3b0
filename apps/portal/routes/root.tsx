import { brand } from '@timesync/contract';
import { useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Outlet, ScrollRestoration, useMatches } from 'react-router';
import { toastDemand } from '~/lib/browser/notify';
import { pageKey } from '~/lib/navigation/dialog-entries';
import { lazyPart } from '../components/ui/feedback/lazy-part';

export function Root() {
  const handle = useMatches().findLast((match) => match.handle)?.handle as
    | { title: string }
    | undefined;
  const title = handle ? `${handle.title} · ${brand.name}` : brand.name;
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <>
      <Outlet />
      <ToastHost />
      <ScrollRestoration getKey={pageKey} />
    </>
  );
}

const Toaster = lazyPart(
  () => import('../components/ui/feedback/toaster'),
  () => ({ failure: null }),
);

/** Stands at the root, so that a toast survives the change of screens. */
function ToastHost() {
  const demands = useSyncExternalStore(toastDemand.subscribe, toastDemand.count, () => 0);
  // Beside the app's own element, which an open dialog hides from screen readers as a whole.
  return demands > 0 ? createPortal(<Toaster />, document.body) : null;
}
