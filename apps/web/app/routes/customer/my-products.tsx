import { ComingSoon } from '~/components/layout/coming-soon';
import { pageTitle } from '~/lib/page-title';

export const meta = () => pageTitle('Produk Saya');

export default function MyProductsPage() {
  return <ComingSoon title="Produk Saya" />;
}
