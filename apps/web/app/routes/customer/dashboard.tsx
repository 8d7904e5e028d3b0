import { PageHeader } from '~/components/layout/page-header';
import { DownloadCards } from '~/features/downloads/download-cards';
import { LatestOrders } from '~/features/orders/latest-orders';
import { pageTitle } from '~/lib/page-title';
import { useSession } from '~/lib/use-session';
import { Shop } from './shop';

export const meta = () => pageTitle('Dashboard');

export default function DashboardPage() {
  const session = useSession();
  // The layout around this page lets nobody else in; it leaves together with the session.
  if (session.status !== 'signed-in') return null;
  const { name, email } = session.user;
  return (
    <>
      <PageHeader title={`Selamat datang, ${name}`} />
      <div className="space-y-8">
        <DownloadCards />
        <LatestOrders />
        <Shop email={email} />
      </div>
    </>
  );
}
