// Prefetches a screen's first data while its code is loading, with the features' own queries, so that
// components find the answers in the cache; they also retry and show what failed.
import { hasAdminArea, type SessionUser } from '@timesync/contract';
import { ownLicensesQuery } from './features/licenses/licensing/own/own-license-queries';
import { releasesQuery } from './features/licenses/releases/release-queries';
import { firstStepsQuery } from './features/office/first-steps/first-steps-queries';
import { waitingWorkQuery } from './features/office/work-queues/waiting-work-queries';
import { catalogQuery } from './features/shop/catalog/catalog-queries';
import { latestOrdersQuery } from './features/shop/orders/own/own-order-queries';
import { queryClient } from './lib/api/query-client';
import { sellerSettingsQuery } from './lib/seller-settings/use-seller-settings';
import { restoreSession } from './lib/session/restore-session';
import { session } from './lib/session/session-store';

export function readSession(): void {
  void restoreSession();
}

export async function readDashboard(): Promise<void> {
  const user = signedInUser();
  // Public data does not wait for the session.
  void queryClient.prefetchInfiniteQuery(catalogQuery);
  void queryClient.prefetchQuery(releasesQuery);
  void queryClient.prefetchQuery(sellerSettingsQuery);
  const known = await user;
  const role = known?.role;
  if (role) void queryClient.prefetchQuery(latestOrdersQuery);
  if (role === 'user') void queryClient.prefetchInfiniteQuery(ownLicensesQuery);
  if (role === 'admin') void queryClient.prefetchQuery(waitingWorkQuery);
  if (known && hasAdminArea(known, 'admin')) void queryClient.prefetchQuery(firstStepsQuery);
}

/** Without a user no private data is requested. */
async function signedInUser(): Promise<SessionUser | undefined> {
  const restored = restoreSession();
  if (session.getState().status === 'unknown') await restored;
  const state = session.getState();
  return state.status === 'signed-in' ? state.user : undefined;
}
