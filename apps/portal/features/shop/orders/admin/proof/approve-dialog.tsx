import { useMutation } from '@tanstack/react-query';
import { formatRupiah, type ManagedOrder, missingAmount } from '@timesync/contract';
import { AlertDialog } from '~/components/ui';
import { callApi } from '~/lib/api';
import { createIdempotencyKey } from '~/lib/api/idempotency-key';
import { amountWarnings, reuseWarning } from './proof-warning-list';

export interface DecisionDialogProps {
  /** The order as it was when the dialog opened. */
  order: ManagedOrder;
  /** Closes once the decision is answered; throws what is no conflict. */
  decide: (answer: Promise<ManagedOrder>, done: string) => Promise<void>;
  onClose: () => void;
}

export default function ApproveDialog({ order, decide, onClose }: DecisionDialogProps) {
  const approve = useMutation({
    mutationFn: () => {
      const body = { transactionId: order.id, proofVersion: order.proofVersion };
      const idempotencyKey = createIdempotencyKey();
      const answer = callApi('POST /admin/transactions/approve', { body }, { idempotencyKey });
      return decide(answer, 'Transaksi berhasil di-approve');
    },
  });
  const warning = warningText(order);
  return (
    <AlertDialog
      onClose={onClose}
      title={`Approve ${formatRupiah(missingAmount(order))}`}
      question="Yakin ingin approve transaksi ini?"
      itemName={order.invoiceNumber}
      actionLabel="Approve"
      consequence={warning}
      tone={warning ? 'danger' : 'primary'}
      // Enter approves what is as it should be; a warned one is read first.
      focusesAction={!warning}
      isPending={approve.isPending}
      onConfirm={() => approve.mutate()}
    />
  );
}

/** Repeats the warnings, and says what to look for at the bank before approving. */
function warningText(order: ManagedOrder): string | undefined {
  const warnings = [...reuseWarning(order), ...amountWarnings(order)];
  if (warnings.length === 0) return undefined;
  return `${warnings.join(' ')} Cari dulu ${formatRupiah(missingAmount(order))} di mutasi rekening.`;
}
