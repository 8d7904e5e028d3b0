import { Outlet } from 'react-router';
import { PageHeader } from '~/components/layout/page-header';
import { ManagedProducts } from '~/features/shop/catalog/admin/managed-products';

export default function ProductsPage() {
  return (
    <>
      <PageHeader title="Product" />
      <ManagedProducts />
      <Outlet />
    </>
  );
}
