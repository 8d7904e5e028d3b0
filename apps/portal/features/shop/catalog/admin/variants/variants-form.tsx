import { type ManagedProduct, updateProductBody } from '@timesync/contract';
import { useState } from 'react';
import { Form } from '~/components/form/form';
import { SubmitButton } from '~/components/form/submit-button';
import { callApi } from '~/lib/api/api-client';
import { notifySuccess } from '~/lib/browser/notify';
import { changedVariants } from '../changed-product';
import { useRefreshProducts } from '../managed-product-queries';
import { VariantFields } from './variant-fields';

const SAVE_FAILURE = 'Gagal menyimpan variant';
const variantsForm = updateProductBody.pick({ variants: true });

interface VariantsFormProps {
  product: ManagedProduct;
  inits: string[] | undefined;
}

export function VariantsForm({ product, inits }: VariantsFormProps) {
  const refresh = useRefreshProducts();
  const [saved, setSaved] = useState(product.ProductVariant);
  return (
    <Form
      draft={`variants ${product.id}`}
      schema={variantsForm}
      defaultValues={{ variants: saved }}
      fallbackError={SAVE_FAILURE}
      onSubmit={async ({ variants = [] }, reset) => {
        const params = { id: String(product.id) };
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
      <VariantFields inits={inits} usualPrice={() => product.price} />
      <SubmitButton className="w-full">Simpan variants</SubmitButton>
    </Form>
  );
}
