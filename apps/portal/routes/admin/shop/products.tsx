import { Outlet } from 'react-router';
import { PageHeader } from '~/components/layout/page-header';
import { useAllInits } from '~/features/licenses/init-devices/all-inits';
import { ManagedProducts } from '~/features/shop/catalog/admin/managed-products';

export default function ProductsPage() {
  const inits = useAllInits();
  return (
    <>
      <PageHeader title="Product" />
      <ManagedProducts inits={inits.data} />
      <Outlet />
    </>
  );
}
