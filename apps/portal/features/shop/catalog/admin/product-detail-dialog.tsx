import { formatRupiah, type ManagedProduct } from '@timesync/contract';
import { Fact } from '@timesync/ui';
import { formatPriceRange } from '../price-range';
import { ProductDescription } from '../product-description';
import { LoadedProductDialog } from './loaded-product-dialog';
import { VariantsForm } from './variants/variants-form';

interface ProductDetailDialogProps {
  productId: number;
  inits: string[] | undefined;
  onClose: () => void;
}

export function ProductDetailDialog({ productId, inits, onClose }: ProductDetailDialogProps) {
  return (
    <LoadedProductDialog productId={productId} title="Detail Product" onClose={onClose}>
      {(product) => (
        <div className="space-y-6">
          <h3 className="font-bold text-ink text-xl">{product.name}</h3>
          <ProductDetails product={product} />
          <VariantsForm product={product} inits={inits} />
        </div>
      )}
    </LoadedProductDialog>
  );
}

function ProductDetails({ product }: { product: ManagedProduct }) {
  return (
    <dl className="space-y-4 text-sm">
      <Fact label="Deskripsi">
        {product.description ? <ProductDescription html={product.description} /> : '-'}
      </Fact>
      <Fact label="Catatan internal">
        <span className="whitespace-pre-wrap">{product.note || '-'}</span>
      </Fact>
      <Fact label="URL file">
        {product.fileUrl ? (
          <a
            href={product.fileUrl}
            target="_blank"
            rel="noopener noreferrer"
            className="break-all text-brand-text underline"
          >
            {product.fileUrl}
          </a>
        ) : (
          '-'
        )}
      </Fact>
      <Fact label="Harga default">{formatRupiah(product.price)}</Fact>
      {product.isShipped && (
        <Fact label="Dikirim ke alamat">
          {product.weightGrams === null ? 'Berat belum diisi' : `${product.weightGrams} gram`},
          garansi {product.warrantyMonths} bulan
        </Fact>
      )}
      {product.variantCount > 0 && (
        <Fact label="Harga untuk pelanggan">{formatPriceRange(product)}</Fact>
      )}
    </dl>
  );
}
