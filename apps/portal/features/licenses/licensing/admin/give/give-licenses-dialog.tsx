import { giveLicensesBody, type HandedOutLicense, MAX_GIVEN_LICENSES } from '@timesync/contract';
import { Field } from '@timesync/ui';
import { useRef, useState } from 'react';
import { QuantityInput, quantityObstacle } from '~/components/ui/inputs/quantity-input';
import { Textarea } from '~/components/ui/inputs/textarea';
import { Dialog } from '~/components/ui/overlays/dialog';
import { TaskDialog } from '~/components/ui/overlays/task-dialog';
import { messageOf } from '~/lib/api/api-error';
import { GivenLinks } from '../../own/given-links';
import { useGiveLicenses } from './use-give-licenses';
import { VariantSelect } from './variant-select';

const TITLE = 'Beri Lisensi';

/** Licences without an order, each with the link for its receiver. */
export function GiveLicensesDialog({ onClose }: { onClose: () => void }) {
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
      <Field label="Alasan">
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
    </TaskDialog>
  );
}
