import { createProductBody, WARRANTY_MONTHS } from '@timesync/contract';
import { Form } from '~/components/form/form';
import { Dialog } from '~/components/ui/overlays/dialog';
import { callApi } from '~/lib/api/api-client';
import { keys } from '~/lib/api/keys';
import { useRefresh } from '~/lib/api/use-change';
import { notifySuccess } from '~/lib/browser/notify';
import { ProductFields } from './product-fields';

interface AddProductDialogProps {
  inits: string[] | undefined;
  onClose: () => void;
}

export function AddProductDialog({ inits, onClose }: AddProductDialogProps) {
  const refresh = useRefresh(keys.catalog);
  return (
    <Dialog onClose={onClose} title="Tambah Product" size="large">
      <Form
        draft="new product"
        schema={createProductBody}
        defaultValues={{
          name: '',
          description: '',
          note: '',
          fileUrl: '',
          requiresLicense: true,
          price: 0,
          isShipped: false,
          weightGrams: null,
          warrantyMonths: WARRANTY_MONTHS,
          stock: null,
          variants: [],
        }}
        onSubmit={async (body) => {
          await callApi('POST /admin/products', { body });
          notifySuccess('Product berhasil ditambahkan');
          void refresh();
          onClose();
        }}
      >
        <ProductFields submitLabel="Tambah" inits={inits} />
      </Form>
    </Dialog>
  );
}
