import { ComingSoon } from '~/components/layout/coming-soon';
import { pageTitle } from '~/lib/page-title';

export const meta = () => pageTitle('Transaksi Saya');

export default function MyOrdersPage() {
  return <ComingSoon title="Transaksi Saya" />;
}
