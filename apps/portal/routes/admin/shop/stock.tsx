import { PageHeader } from '~/components/layout/page-header';
import { StockList } from '~/features/shop/catalog/admin/stock-list';

export default function StockPage() {
  return (
    <>
      <PageHeader
        title="Stok"
        description="Hitung barang di gudang, lalu simpan. Yang habis tidak dapat dipesan."
      />
      <StockList />
    </>
  );
}
