import { PageHeader } from '~/components/layout/page-header';
import { ProductsTable } from '~/features/catalog/admin/products-table';
import { useAllInits } from '~/features/init-devices/admin/init-device-queries';

export default function ProductsPage() {
  const inits = useAllInits();
  return (
    <>
      <PageHeader title="Product" />
      <ProductsTable inits={inits.data} />
    </>
  );
}
