import { Outlet } from 'react-router';
import { PageHeader } from '~/components/layout/page-header';
import { ManagedProducts } from '~/features/catalog/admin/managed-products';
import { useAllInits } from '~/features/init-devices/all-inits';

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
