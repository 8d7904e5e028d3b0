import { type ManagedProduct, updateProduct, updateProductBody } from '@timesync/contract';
import { useState } from 'react';
import { Form } from '~/components/form/form';
import { SubmitButton } from '~/components/form/submit-button';
import { callApi } from '~/lib/api-client';
import { notifyError, notifySuccess } from '~/lib/notify';
import { changedVariants } from './changed-parts';
import { useRefreshProducts } from './managed-product-queries';
import { VariantFields } from './variant-fields';

const SAVE_FAILURE = 'Gagal menyimpan variant';
const variantsForm = updateProductBody.pick({ variants: true });

interface VariantsFormProps {
  product: ManagedProduct;
  inits: string[] | undefined;
}

export function VariantsForm({ product, inits }: VariantsFormProps) {
  const refresh = useRefreshProducts();
  // What was added has an id once it is saved; without it, the next save would add it again.
  const [saved, setSaved] = useState({ count: 0, variants: product.ProductVariant });
  return (
    <Form
      key={saved.count}
      schema={variantsForm}
      defaultValues={{ variants: saved.variants }}
      fallbackError={SAVE_FAILURE}
      onSubmit={async ({ variants = [] }) => {
        try {
          const params = { id: String(product.id) };
          const body = { variants: changedVariants(saved.variants, variants) };
          const answer = await callApi(updateProduct, { params, body }, { toast: false });
          setSaved(({ count }) => ({ count: count + 1, variants: answer.ProductVariant }));
        } catch (error) {
          // The toast says what failed; the form's alert says why.
          notifyError(SAVE_FAILURE);
          throw error;
        }
        notifySuccess('Variants berhasil disimpan');
        void refresh();
      }}
    >
      <VariantFields inits={inits} usualPrice={() => product.price} />
      <SubmitButton className="w-full">Simpan variants</SubmitButton>
    </Form>
  );
}
