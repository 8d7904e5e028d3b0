import type { ManagedOrder, refundOrder } from '@timesync/contract';
import type { z } from 'zod';
import { Form } from '~/components/form/form';
import { SubmitButton } from '~/components/form/submit-button';
import { Button } from '~/components/ui/buttons/button';
import { Dialog } from '~/components/ui/overlays/dialog';
import { ReasonField } from './reason-field';

type ReasonBody = (typeof refundOrder)['body'];

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
    <Dialog isOpen onOpenChange={onClose} title={title} description={description}>
      <p className="mb-5 break-words rounded-control bg-sunken px-3.5 py-2.5 font-semibold text-ink">
        {order.invoiceNumber}
      </p>
      <Form
        schema={schema}
        defaultValues={{ transactionId: order.id, reason: '' }}
        fallbackError="Terjadi kesalahan, hubungi admin!"
        onSubmit={onSubmit}
      >
        <ReasonField name="reason" label="Alasan" hint="Pelanggan membaca alasan ini." />
        <div className="flex flex-col gap-3 sm:flex-row-reverse">
          <SubmitButton variant="danger">{actionLabel}</SubmitButton>
          <Button variant="secondary" onClick={onClose}>
            Tidak, kembali
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
