import { formatRupiah, type ManagedProduct, updateProductBody } from '@timesync/contract';
import { DetailRow } from '@timesync/ui';
import { useState } from 'react';
import { Form, SubmitButton } from '~/components/form';
import type { RowDialogProps } from '~/components/ui';
import { callApi, keys, useRefresh } from '~/lib/api';
import { notifySuccess } from '~/lib/browser/notify';
import { formatPriceRange } from '../price-range';
import { ProductDescription } from '../product-description';
import { changedVariants } from './changed-product';
import { LoadedProductDialog } from './loaded-product-dialog';
import { VariantFields } from './variants/variant-fields';

export default function ProductDetailDialog({ id, onClose }: RowDialogProps) {
  return (
    <LoadedProductDialog productId={id} title="Detail Product" onClose={onClose}>
      {(product) => (
        <div className="space-y-6">
          <h3 className="font-bold text-ink text-xl">{product.name}</h3>
          <ProductDetails product={product} />
          <VariantsForm product={product} />
        </div>
      )}
    </LoadedProductDialog>
  );
}

function ProductDetails({ product }: { product: ManagedProduct }) {
  return (
    <dl className="space-y-4 text-sm">
      <DetailRow label="Deskripsi">
        {product.description ? <ProductDescription html={product.description} /> : '-'}
      </DetailRow>
      <DetailRow label="Catatan internal">
        <span className="whitespace-pre-wrap">{product.note || '-'}</span>
      </DetailRow>
      <DetailRow label="URL file">
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
      </DetailRow>
      <DetailRow label="Harga default">{formatRupiah(product.price)}</DetailRow>
      {product.isShipped && (
        <DetailRow label="Dikirim ke alamat">
          {product.weightGrams === null ? 'Berat belum diisi' : `${product.weightGrams} gram`},
          garansi {product.warrantyMonths} bulan
        </DetailRow>
      )}
      {product.variantCount > 0 && (
        <DetailRow label="Harga untuk pelanggan">{formatPriceRange(product)}</DetailRow>
      )}
    </dl>
  );
}

const SAVE_FAILURE = 'Gagal menyimpan variant';
const variantsForm = updateProductBody.pick({ variants: true });

function VariantsForm({ product }: { product: ManagedProduct }) {
  const refresh = useRefresh(keys.catalog);
  const [saved, setSaved] = useState(product.ProductVariant);
  return (
    <Form
      draft={`variants ${product.id}`}
      schema={variantsForm}
      defaultValues={{ variants: saved }}
      fallbackError={SAVE_FAILURE}
      onSubmit={async ({ variants = [] }, reset) => {
        const params = { id: product.id };
        const body = { variants: changedVariants(saved, variants) };
        const options = { failureTitle: SAVE_FAILURE };
        const answer = await callApi('PATCH /admin/products/:id', { params, body }, options);
        // New variants get their ids after saving; without them, the next save would add them again.
        const { ProductVariant: savedVariants } = answer?.ProductVariant
          ? answer
          : await callApi('GET /admin/products/:id', { params });
        reset({ variants: savedVariants });
        setSaved(savedVariants);
        notifySuccess('Variants berhasil disimpan');
        void refresh();
      }}
    >
      <VariantFields usualPrice={() => product.price} />
      <SubmitButton className="w-full">Simpan variants</SubmitButton>
    </Form>
  );
}
