import { giveLicenseBody } from '@timesync/contract';
import { Field } from '@timesync/ui';
import { type ReactNode, useState } from 'react';
import { Textarea } from '~/components/ui/inputs/textarea';
import { TaskDialog } from '~/components/ui/overlays/task-dialog';
import { messageOf } from '~/lib/api/api-error';
import { useGiveLicense } from './use-give-license';
import { VariantSelect } from './variant-select';

interface GiveLicenseDialogProps {
  onClose: () => void;
  onGiven: (licenseId: number) => void;
  /** Finds a customer by his email. */
  customerPicker: (
    chosen: number | undefined,
    onPick: (id: number | undefined) => void,
  ) => ReactNode;
}

/** A licence without an order: a replaced box, a test, a gift to a mosque. */
export function GiveLicenseDialog({ onClose, onGiven, customerPicker }: GiveLicenseDialogProps) {
  const [userId, setUserId] = useState<number>();
  const [productVariantId, setProductVariantId] = useState<number>();
  const [reason, setReason] = useState('');
  const [obstacle, setObstacle] = useState<string>();
  const give = useGiveLicense((license) => onGiven(license.id));

  const submit = () => {
    if (userId === undefined) return setObstacle('Pilih pelanggan dulu!');
    if (productVariantId === undefined) return setObstacle('Pilih variant dulu!');
    const { data, error } = giveLicenseBody.safeParse({ userId, productVariantId, reason });
    if (error) return setObstacle(error.issues[0]?.message);
    setObstacle(undefined);
    give.mutate(data, {
      onError: (failure) => setObstacle(messageOf(failure, 'Lisensi gagal diberikan')),
    });
  };
  return (
    <TaskDialog
      title="Beri Lisensi"
      description="Satu lisensi tanpa pesanan, misalnya hadiah atau ganti rugi. Tercatat di riwayat."
      obstacle={obstacle}
      isPending={give.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      {customerPicker(userId, setUserId)}
      <VariantSelect variantId={productVariantId} onPick={setProductVariantId} />
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
