import type { ManagedProduct } from '@timesync/contract';
import type { Column } from '~/components/data-table/column';
import { RowActions } from '~/components/data-table/row-actions';
import { formatPriceRange } from '../price-range';

interface ProductActions {
  onDetail: (product: ManagedProduct) => void;
  onEdit: (product: ManagedProduct) => void;
  onDelete: (product: ManagedProduct) => void;
}

export function productColumns(actions: ProductActions): Column<ManagedProduct>[] {
  return [
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
      // What customers see: with variants, the product's own price is nowhere shown to them.
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
    {
      id: 'actions',
      header: 'Aksi',
      onPhone: 'actions',
      cell: (product) => (
        <RowActions
          itemName={product.name}
          onDetail={() => actions.onDetail(product)}
          onEdit={() => actions.onEdit(product)}
          onDelete={() => actions.onDelete(product)}
        />
      ),
    },
  ];
}
