import { hasAdminArea } from '@timesync/contract';
import { PageHeader } from '~/components/layout/page-header';
import { lazyPart } from '~/components/ui';
import { DownloadCards } from '~/features/licenses/releases/download-cards';
import { LatestOrders } from '~/features/shop/orders/own/latest-orders';
import { useSession } from '~/lib/session/use-session';
import { Shop } from './shop';
import { WhatNow } from './what-now/what-now';

const HelperDashboard = lazyPart(() => import('../admin/office/helper-dashboard'));
const DashboardTabs = lazyPart(() => import('../admin/office/dashboard-tabs'));

export default function DashboardPage() {
  const session = useSession();
  // The layout renders this page only for a signed-in user and unmounts it with the session.
  if (session.status !== 'signed-in') return null;
  const { name, email, role, hasGeneratedPassword } = session.user;
  const latest = <LatestOrders />;
  const downloads = <DownloadCards />;
  const shop = <Shop email={email} />;
  return (
    <>
      <PageHeader title={`Selamat datang, ${name}`} />
      {role === 'admin' && !hasAdminArea(session.user, 'admin') ? (
        <HelperDashboard downloads={downloads} latest={latest} shop={shop} />
      ) : role === 'admin' ? (
        <DashboardTabs downloads={downloads} latest={latest} shop={shop} />
      ) : (
        <WhatNow isTrial={hasGeneratedPassword === true} first={latest}>
          {downloads}
          {latest}
          {shop}
        </WhatNow>
      )}
    </>
  );
}
