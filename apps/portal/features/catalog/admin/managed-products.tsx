import type { ManagedProduct } from '@timesync/contract';
import type { Column } from '~/components/data-table/column';
import { ManagedList } from '~/components/data-table/managed-list';
import { DialogOnDemand } from '~/components/ui/overlays/dialog-on-demand';
import { callApi } from '~/lib/api/api-client';
import { loadOnDemand } from '~/lib/browser/load-on-demand';
import { useUrlId } from '~/lib/navigation/use-url-id';
import { catalogKeys } from '../catalog-queries';
import { formatPriceRange } from '../price-range';

const detailDialog = loadOnDemand(
  async () => (await import('./product-detail-dialog')).ProductDetailDialog,
);
const addDialog = loadOnDemand(async () => (await import('./add-product-dialog')).AddProductDialog);
const editDialog = loadOnDemand(
  async () => (await import('./edit-product-dialog')).EditProductDialog,
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
    onPhone: 'detail',
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
    onPhone: 'detail',
    align: 'end',
    cell: (product) => (
      <>
        {product.variantCount}
        <span className="md:hidden"> variant</span>
      </>
    ),
  },
];

/** `inits` are what a variant can have as its init; undefined until they are known. */
export function ManagedProducts({ inits }: { inits: string[] | undefined }) {
  const detail = useUrlId('detail');
  return (
    <>
      <ManagedList
        route="GET /admin/products"
        queryKey={catalogKeys.all}
        caption="Semua produk, yang terbaru di atas"
        columns={columns}
        filters={[{ name: 'name', label: 'Nama' }]}
        actions={{
          nameOf: ({ name }) => name,
          onDetail: ({ id }) => detail.open(id),
          add: ({ onClose }) => (
            <DialogOnDemand
              dialog={addDialog}
              title="Tambah Product"
              dialogProps={{ inits, onClose }}
            />
          ),
          edit: ({ id }, { onClose }) => (
            <DialogOnDemand
              dialog={editDialog}
              title="Edit Product"
              dialogProps={{ productId: id, inits, onClose }}
            />
          ),
          remove: {
            title: 'Hapus Product',
            deletedMessage: 'Product berhasil dihapus',
            send: ({ id }) => callApi('DELETE /admin/products/:id', { params: { id: String(id) } }),
          },
        }}
      />
      {detail.id && (
        <DialogOnDemand
          dialog={detailDialog}
          title="Detail Product"
          dialogProps={{ productId: detail.id, inits, onClose: detail.close }}
        />
      )}
    </>
  );
}
