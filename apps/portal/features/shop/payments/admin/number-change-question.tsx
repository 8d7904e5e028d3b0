import type { ManagedPaymentAccount } from '@timesync/contract';
import { AlertDialog } from '~/components/ui/overlays/alert-dialog';
import type { NumberChange } from './use-number-change';

interface NumberChangeQuestionProps {
  account: ManagedPaymentAccount;
  change: NumberChange;
}

export function NumberChangeQuestion({ account, change }: NumberChangeQuestionProps) {
  return (
    <AlertDialog
      isOpen={change.asked !== undefined}
      onOpenChange={(isOpen) => !isOpen && change.answer(false)}
      title="Nomor rekening berubah"
      question={`Mulai sekarang pembayaran ke ${account.name} masuk ke nomor yang baru. Periksa sekali lagi: nomor lama → nomor baru.`}
      itemName={`${account.accountNumber} → ${change.asked ?? ''}`}
      actionLabel="Ya, ubah nomor"
      isPending={false}
      onConfirm={() => change.answer(true)}
    />
  );
}
