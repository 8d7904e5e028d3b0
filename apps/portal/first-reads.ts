// What a screen reads first, asked for while its code is on its way. Spelled by the features' own
// queries, so that their components find the answers; what fails is asked again, and told, by them.
import type { SessionUser } from '@timesync/contract';
import { catalogQuery } from './features/catalog/catalog-queries';
import { firstStepsQuery } from './features/first-steps/first-steps-queries';
import { waitingWorkQuery } from './features/front-desk/front-desk-queries';
import { ownLicensesQuery } from './features/licensing/own/own-license-queries';
import { latestOrdersQuery } from './features/orders/own/own-order-queries';
import { releasesQuery } from './features/releases/release-queries';
import { queryClient } from './lib/api/query-client';
import { sellerSettingsQuery } from './lib/seller-settings/use-seller-settings';
import { restoreSession } from './lib/session/restore-session';
import { session } from './lib/session/session-store';

export function readSession(): void {
  void restoreSession();
}

export async function readDashboard(): Promise<void> {
  const user = signedInUser();
  // What everybody may read waits for nobody.
  void queryClient.prefetchInfiniteQuery(catalogQuery);
  void queryClient.prefetchQuery(releasesQuery);
  void queryClient.prefetchQuery(sellerSettingsQuery);
  const role = (await user)?.role;
  if (role) void queryClient.prefetchQuery(latestOrdersQuery);
  if (role === 'user') void queryClient.prefetchInfiniteQuery(ownLicensesQuery);
  if (role === 'admin') {
    void queryClient.prefetchQuery(firstStepsQuery);
    void queryClient.prefetchQuery(waitingWorkQuery);
  }
}

/** A stranger is refused once: without a user nothing more is asked for. */
async function signedInUser(): Promise<SessionUser | undefined> {
  const restored = restoreSession();
  if (session.getState().status === 'unknown') await restored;
  const state = session.getState();
  return state.status === 'signed-in' ? state.user : undefined;
}
