import { PageHeader } from '~/components/layout/page-header';
import { PartOnDemand } from '~/components/ui/feedback/part-on-demand';
import { LatestOrders } from '~/features/orders/own/latest-orders';
import { DownloadCards } from '~/features/releases/download-cards';
import { loadOnDemand } from '~/lib/browser/load-on-demand';
import { useSession } from '~/lib/session/use-session';
import { Shop } from './shop';
import { WhatNow } from './what-now/what-now';

const dashboardTabs = loadOnDemand(
  async () => (await import('../admin/dashboard-tabs')).DashboardTabs,
);

export default function DashboardPage() {
  const session = useSession();
  // The layout renders this page only for a signed-in user and unmounts it with the session.
  if (session.status !== 'signed-in') return null;
  const { name, email, role, hasGeneratedPassword } = session.user;
  const blocks = (
    <div className="space-y-8">
      {role === 'user' && <WhatNow isTrial={hasGeneratedPassword === true} />}
      <DownloadCards />
      <LatestOrders />
      <Shop email={email} />
    </div>
  );
  return (
    <>
      <PageHeader title={`Selamat datang, ${name}`} />
      {role === 'admin' ? <PartOnDemand part={dashboardTabs} partProps={{ blocks }} /> : blocks}
    </>
  );
}
