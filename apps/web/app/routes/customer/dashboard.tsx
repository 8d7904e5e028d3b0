import { PageHeader } from '~/components/layout/page-header';
import { pageTitle } from '~/lib/page-title';
import { useSession } from '~/lib/use-session';

export const meta = () => pageTitle('Dashboard');

export default function DashboardPage() {
  const session = useSession();
  const name = session.status === 'signed-in' ? session.user.name : '';
  return <PageHeader title="Dashboard" description={`Selamat datang, ${name}`} />;
}
