import { useMutation, useQuery } from '@tanstack/react-query';
import {
  giveLicensesBody,
  type HandedOutLicense,
  MAX_GIVEN_LICENSES,
  type z,
} from '@timesync/contract';
import { Field } from '@timesync/ui';
import { useRef, useState } from 'react';
import {
  Dialog,
  QuantityInput,
  quantityObstacle,
  SelectInput,
  TaskDialog,
  Textarea,
} from '~/components/ui';
import { callApi, keys, messageOf, useRefresh } from '~/lib/api';
import { createIdempotencyKey } from '~/lib/api/idempotency-key';
import { notifySuccess } from '~/lib/browser/notify';
import { GivenLinks } from '../../own/given-links';

const TITLE = 'Beri Lisensi';

/** Licences without an order, each with the link for its receiver. */
export default function GiveLicensesDialog({ onClose }: { onClose: () => void }) {
  const [given, setGiven] = useState<HandedOutLicense[]>();
  if (!given) return <GiveForm onClose={onClose} onGiven={setGiven} />;
  return (
    <Dialog onClose={onClose} title={TITLE}>
      <GivenLinks licenses={given} />
    </Dialog>
  );
}

interface GiveFormProps {
  onClose: () => void;
  onGiven: (licenses: HandedOutLicense[]) => void;
}

function GiveForm({ onClose, onGiven }: GiveFormProps) {
  const [productVariantId, setProductVariantId] = useState<number>();
  const [qty, setQty] = useState(1);
  const [reason, setReason] = useState('');
  const [obstacle, setObstacle] = useState<string>();
  const quantity = useRef<HTMLDivElement>(null);
  const give = useGiveLicenses(onGiven);

  const submit = () => {
    if (productVariantId === undefined) return setObstacle('Pilih variant dulu!');
    const refused = quantityObstacle(quantity.current);
    if (refused) return setObstacle(refused);
    const { data, error } = giveLicensesBody.safeParse({ productVariantId, qty, reason });
    if (error) return setObstacle(error.issues[0]?.message);
    setObstacle(undefined);
    give.mutate(data, {
      onError: (failure) => setObstacle(messageOf(failure, 'Lisensi gagal diberikan')),
    });
  };
  return (
    <TaskDialog
      title={TITLE}
      description="Lisensi tanpa pesanan, misalnya hadiah atau ganti rugi. Penerima mengambilnya lewat tautan. Tercatat di riwayat."
      obstacle={obstacle}
      isPending={give.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <VariantSelect variantId={productVariantId} onPick={setProductVariantId} />
      <div ref={quantity}>
        <Field label="Jumlah">
          {(control) => (
            <QuantityInput
              {...control}
              value={qty}
              onChange={setQty}
              min={1}
              max={MAX_GIVEN_LICENSES}
            />
          )}
        </Field>
      </div>
      <Textarea
        label="Alasan"
        rows={3}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </TaskDialog>
  );
}

function useGiveLicenses(onGiven: (licenses: HandedOutLicense[]) => void) {
  // One dialog gives once, however often it is sent.
  const [idempotencyKey] = useState(createIdempotencyKey);
  const refresh = useRefresh(keys.licenses);
  return useMutation({
    mutationFn: (body: z.output<typeof giveLicensesBody>) =>
      callApi('POST /admin/licenses', { body }, { idempotencyKey }),
    onSuccess: ({ data }) => {
      notifySuccess('Lisensi siap dibagikan');
      void refresh();
      onGiven(data);
    },
  });
}

const MOST_PRODUCTS = '100';

/** The products that a licence can be given for. */
function useLicensedProducts() {
  return useQuery({
    queryKey: ['gift', 'products'],
    queryFn: async ({ signal }) => {
      const query = { limit: MOST_PRODUCTS };
      const { data } = await callApi('GET /admin/products', { query }, { signal });
      return data.filter(({ requiresLicense }) => requiresLicense);
    },
  });
}

interface VariantSelectProps {
  variantId: number | undefined;
  onPick: (id: number | undefined) => void;
}

/** Products and their variants in one list: the variant decides for which devices the key is. */
function VariantSelect({ variantId, onPick }: VariantSelectProps) {
  const { data: products = [] } = useLicensedProducts();
  return (
    <SelectInput
      label="Produk dan variant"
      empty="Pilih variant"
      value={variantId ?? ''}
      onPick={(value) => onPick(value ? Number(value) : undefined)}
    >
      {products.map((product) => (
        <optgroup key={product.id} label={product.name}>
          {product.ProductVariant.map((variant) => (
            <option key={variant.id} value={variant.id}>
              {variant.name} ({variant.init})
            </option>
          ))}
        </optgroup>
      ))}
    </SelectInput>
  );
}
