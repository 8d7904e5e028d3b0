import type { ManagedPaymentAccount } from '@timesync/contract';
import { AlertDialog } from '~/components/ui/overlays/alert-dialog';
import type { NumberChange } from './use-number-change';

interface NumberChangeQuestionProps {
  account: ManagedPaymentAccount;
  change: NumberChange;
}

export function NumberChangeQuestion({ account, change }: NumberChangeQuestionProps) {
  if (change.asked === undefined) return null;
  return (
    <AlertDialog
      title="Nomor rekening berubah"
      question={`Mulai sekarang pembayaran ke ${account.name} masuk ke nomor yang baru. Periksa sekali lagi: nomor lama → nomor baru.`}
      itemName={`${account.accountNumber} → ${change.asked}`}
      actionLabel="Ya, ubah nomor"
      isPending={false}
      onConfirm={() => change.answer(true)}
      onClose={() => change.answer(false)}
    />
  );
}
