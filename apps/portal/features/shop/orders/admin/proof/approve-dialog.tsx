import { useMutation } from '@tanstack/react-query';
import { formatRupiah, type ManagedOrder, missingAmount } from '@timesync/contract';
import { AlertDialog } from '~/components/ui/overlays/alert-dialog';
import { callApi } from '~/lib/api/api-client';
import type { ApiError } from '~/lib/api/api-error';
import { createIdempotencyKey } from '~/lib/api/idempotency-key';
import { notifySuccess } from '~/lib/browser/notify';
import { isConflict } from './decision-conflict';
import { amountWarnings, reuseWarning } from './proof-warnings';

export interface DecisionDialogProps {
  /** The order as it was when the dialog opened. */
  order: ManagedOrder;
  onClose: () => void;
  onDecided: (order: ManagedOrder) => void;
  onConflict: (error: ApiError) => void;
}

export function ApproveDialog({ order, onClose, onDecided, onConflict }: DecisionDialogProps) {
  const approve = useMutation({
    mutationFn: () => {
      const body = { transactionId: order.id, proofVersion: order.proofVersion };
      const idempotencyKey = createIdempotencyKey();
      return callApi('POST /admin/transactions/approve', { body }, { idempotencyKey });
    },
    onSuccess: (approved) => {
      notifySuccess('Transaksi berhasil di-approve');
      onDecided(approved);
    },
    onError: (error) => {
      if (isConflict(error)) onConflict(error);
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
