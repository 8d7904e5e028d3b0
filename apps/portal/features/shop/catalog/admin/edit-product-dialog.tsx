import { createProductBody, type ManagedProduct } from '@timesync/contract';
import { useState } from 'react';
import { Form } from '~/components/form/form';
import { PictureChoice } from '~/components/form/picture-choice';
import { callApi } from '~/lib/api/api-client';
import { keys } from '~/lib/api/keys';
import { useChange, useRefresh } from '~/lib/api/use-change';
import { notifySuccess } from '~/lib/browser/notify';
import { changedProduct } from './changed-product';
import { LoadedProductDialog } from './loaded-product-dialog';
import { ProductFields } from './product-fields';

interface EditProductDialogProps {
  productId: number;
  inits: string[] | undefined;
  onClose: () => void;
}

export function EditProductDialog({ productId, inits, onClose }: EditProductDialogProps) {
  return (
    <LoadedProductDialog productId={productId} title="Edit Product" onClose={onClose}>
      {(product) => (
        <div className="space-y-6">
          <EditProductForm product={product} inits={inits} onSaved={onClose} />
          <ProductPictureField product={product} />
        </div>
      )}
    </LoadedProductDialog>
  );
}

interface EditProductFormProps {
  product: ManagedProduct;
  inits: string[] | undefined;
  onSaved: () => void;
}

function EditProductForm({ product, inits, onSaved }: EditProductFormProps) {
  const refresh = useRefresh(keys.catalog);
  // The product is refetched while the form is open. Compared with that, a field this admin never edited
  // would look changed, and a colleague's change would be undone.
  const [opened] = useState(product);
  const { name, description, note, requiresLicense, price } = opened;
  const { isShipped, weightGrams, warrantyMonths, stock } = opened;
  return (
    <Form
      draft={`product ${opened.id}`}
      schema={createProductBody}
      defaultValues={{
        name,
        description,
        note,
        fileUrl: opened.fileUrl ?? '',
        requiresLicense,
        price,
        isShipped,
        weightGrams,
        warrantyMonths,
        stock,
        variants: opened.ProductVariant,
      }}
      onSubmit={async (values) => {
        const params = { id: String(opened.id) };
        const body = changedProduct(opened, values);
        await callApi('PATCH /admin/products/:id', { params, body });
        notifySuccess('Product berhasil diperbarui');
        void refresh();
        onSaved();
      }}
    >
      <ProductFields submitLabel="Update" inits={inits} />
    </Form>
  );
}

/** The picture on the catalogue's card; without one a drawing by kind of product is shown. */
function ProductPictureField({ product }: { product: ManagedProduct }) {
  const params = { id: String(product.id) };
  const change = useChange({
    send: (file: File | null) =>
      file
        ? callApi('POST /admin/products/:id/picture', { params, body: {}, file })
        : callApi('DELETE /admin/products/:id/picture', { params }),
    changes: [keys.catalog],
  });
  return (
    <PictureChoice
      title="Gambar produk"
      hint="Tampil di katalog (JPG, PNG, atau WebP), lebih lebar daripada tinggi. Langsung tersimpan; tanpa gambar, produk tampil dengan gambar bawaan."
      url={product.picture}
      alt={`Gambar ${product.name}`}
      imageClassName="mt-3 h-32 w-full max-w-sm rounded-control border border-line object-cover"
      removeLabel="Hapus gambar"
      isPending={change.isPending}
      onChange={change.mutate}
    />
  );
}
