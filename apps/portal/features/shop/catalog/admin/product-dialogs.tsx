import {
  type CreateProductBody,
  createProductBody,
  type ManagedProduct,
  WARRANTY_MONTHS,
} from '@timesync/contract';
import { useState } from 'react';
import { Form, PictureChoice } from '~/components/form';
import { Dialog } from '~/components/ui';
import { callApi, keys, useChange, useRefresh } from '~/lib/api';
import { notifySuccess } from '~/lib/browser/notify';
import { changedProduct } from './changed-product';
import { LoadedProductDialog } from './loaded-product-dialog';
import { ProductFields } from './product-fields';

export function AddProductDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog onClose={onClose} title="Tambah Product" size="large">
      <ProductForm onSaved={onClose} />
    </Dialog>
  );
}

interface EditProductDialogProps {
  productId: number;
  onClose: () => void;
}

export function EditProductDialog({ productId, onClose }: EditProductDialogProps) {
  return (
    <LoadedProductDialog productId={productId} title="Edit Product" onClose={onClose}>
      {(product) => (
        <div className="space-y-6">
          <ProductForm product={product} onSaved={onClose} />
          <ProductPictureField product={product} />
        </div>
      )}
    </LoadedProductDialog>
  );
}

const NEW: Omit<CreateProductBody, 'fileUrl' | 'variants' | 'stockSeen'> = {
  name: '',
  description: '',
  note: '',
  requiresLicense: true,
  price: 0,
  isShipped: false,
  weightGrams: null,
  warrantyMonths: WARRANTY_MONTHS,
  stock: null,
};

/** Leaves out the fields that only answers have: a request with them is refused. */
function fieldsOf(product: ManagedProduct): typeof NEW {
  const names = Object.keys(NEW) as (keyof typeof NEW)[];
  return Object.fromEntries(names.map((name) => [name, product[name]])) as typeof NEW;
}

interface ProductFormProps {
  /** Without it, a new one is added. */
  product?: ManagedProduct;
  onSaved: () => void;
}

function ProductForm({ product, onSaved }: ProductFormProps) {
  const refresh = useRefresh(keys.catalog);
  // The product is refetched while the form is open. Compared with that, a field this admin never edited
  // would look changed, and a colleague's change would be undone.
  const [opened] = useState(product);
  return (
    <Form
      draft={opened ? `product ${opened.id}` : 'new product'}
      schema={createProductBody}
      defaultValues={{
        ...(opened ? fieldsOf(opened) : NEW),
        fileUrl: opened?.fileUrl ?? '',
        variants: opened?.ProductVariant ?? [],
      }}
      onSubmit={async (values) => {
        if (opened) {
          const params = { id: opened.id };
          await callApi('PATCH /admin/products/:id', {
            params,
            body: changedProduct(opened, values),
          });
        } else await callApi('POST /admin/products', { body: values });
        notifySuccess(`Product berhasil ${opened ? 'diperbarui' : 'ditambahkan'}`);
        void refresh();
        onSaved();
      }}
    >
      <ProductFields submitLabel={opened ? 'Update' : 'Tambah'} />
    </Form>
  );
}

/** The picture on the catalogue's card; without one a drawing by kind of product is shown. */
function ProductPictureField({ product }: { product: ManagedProduct }) {
  const params = { id: product.id };
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
