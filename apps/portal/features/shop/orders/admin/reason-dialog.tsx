import type { cancelManagedOrderBody, ManagedOrder, z } from '@timesync/contract';
import { FormDialog } from '~/components/form/form-dialog';
import { ReasonField } from './reason-field';

type ReasonBody = typeof cancelManagedOrderBody;

interface ReasonDialogProps {
  order: ManagedOrder;
  title: string;
  description: string;
  actionLabel: string;
  schema: ReasonBody;
  onClose: () => void;
  onSubmit: (body: z.output<ReasonBody>) => Promise<void>;
}

/** For what cannot be undone and must be explained. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { order, title, description, actionLabel, schema, onClose, onSubmit } = props;
  return (
    <FormDialog
      title={title}
      description={description}
      about={order.invoiceNumber}
      confirm={actionLabel}
      back="Tidak, kembali"
      isDanger
      onClose={onClose}
      schema={schema}
      defaultValues={{ transactionId: order.id, reason: '' }}
      onSubmit={onSubmit}
    >
      <ReasonField name="reason" label="Alasan" hint="Pelanggan membaca alasan ini." />
    </FormDialog>
  );
}
