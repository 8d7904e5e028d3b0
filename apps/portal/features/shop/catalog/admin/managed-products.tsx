import type { ManagedProduct } from '@timesync/contract';
import { type Column, ManagedList } from '~/components/data-table';
import { lazyDialog } from '~/components/ui';
import { callApi, keys } from '~/lib/api';
import { useOpenRow } from '~/lib/navigation/use-dialog-route';
import { formatPriceRange } from '../price-range';

const AddProductDialog = lazyDialog(
  async () => (await import('./product-dialogs')).AddProductDialog,
);
const EditProductDialog = lazyDialog(
  async () => (await import('./product-dialogs')).EditProductDialog,
);

const columns: Column<ManagedProduct>[] = [
  {
    id: 'name',
    header: 'Nama',
    onPhone: 'subject',
    cell: (product) => <span className="font-semibold">{product.name}</span>,
  },
  {
    id: 'price',
    header: 'Harga',
    align: 'end',
    // The price that customers see: with variants, the product's own price is not shown to them.
    cell: (product) => <span className="sm:whitespace-nowrap">{formatPriceRange(product)}</span>,
  },
  {
    id: 'requiresLicense',
    header: 'Perlu Lisensi',
    onPhone: 'named',
    cell: (product) => (product.requiresLicense ? 'Ya' : 'Tidak'),
  },
  {
    id: 'variantCount',
    header: 'Jumlah Variant',
    align: 'end',
    cell: (product) => (
      <>
        {product.variantCount}
        <span className="md:hidden"> variant</span>
      </>
    ),
  },
];

export default function ManagedProducts() {
  const open = useOpenRow();
  return (
    <ManagedList
      route="GET /admin/products"
      queryKey={keys.catalog}
      caption="Semua produk, yang terbaru di atas"
      columns={columns}
      filters={[{ name: 'name', label: 'Nama' }]}
      actions={{
        nameOf: ({ name }) => name,
        onDetail: ({ id }) => open(id),
        add: (close) => <AddProductDialog onClose={close} />,
        edit: ({ id }, close) => <EditProductDialog productId={id} onClose={close} />,
        remove: {
          title: 'Hapus Product',
          deletedMessage: 'Product berhasil dihapus',
          send: ({ id }) => callApi('DELETE /admin/products/:id', { params: { id } }),
        },
      }}
    />
  );
}
