import { ComingSoon } from '~/components/layout/coming-soon';
import { pageTitle } from '~/lib/page-title';

export const meta = () => pageTitle('Transaksi');

export default function OrdersPage() {
  return <ComingSoon title="Transaksi" />;
}
