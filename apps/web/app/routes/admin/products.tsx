import { ComingSoon } from '~/components/layout/coming-soon';
import { pageTitle } from '~/lib/page-title';

export const meta = () => pageTitle('Product');

export default function ProductsPage() {
  return <ComingSoon title="Product" />;
}
