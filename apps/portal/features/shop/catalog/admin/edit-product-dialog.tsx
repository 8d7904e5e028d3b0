import { createProductBody, type ManagedProduct } from '@timesync/contract';
import { useState } from 'react';
import { Form } from '~/components/form/form';
import { callApi } from '~/lib/api/api-client';
import { notifySuccess } from '~/lib/browser/notify';
import { changedProduct } from './changed-product';
import { LoadedProductDialog } from './loaded-product-dialog';
import { useRefreshProducts } from './managed-product-queries';
import { ProductFields } from './product-fields';
import { ProductPictureField } from './product-picture-field';

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
  const refresh = useRefreshProducts();
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
