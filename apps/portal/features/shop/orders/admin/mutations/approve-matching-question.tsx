import { formatRupiah } from '@timesync/contract';
import { AlertDialog } from '~/components/ui/overlays/alert-dialog';

interface ApproveMatchingQuestionProps {
  count: number;
  amount: number;
  /** How many are done. */
  done: number;
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

export function ApproveMatchingQuestion(props: ApproveMatchingQuestionProps) {
  const { count, amount, done, isPending, onConfirm, onClose } = props;
  return (
    <AlertDialog
      onClose={onClose}
      title={`Setujui ${count} pesanan?`}
      question="Uangnya sudah terlihat di bank dan jumlahnya tepat. License key langsung terbit dan tidak bisa ditarik lagi."
      itemName={
        isPending && done > 0
          ? `${done} dari ${count} selesai...`
          : `${count} pesanan, ${formatRupiah(amount)}`
      }
      actionLabel={`Setujui ${count}`}
      tone="primary"
      focusesAction
      isPending={isPending}
      onConfirm={onConfirm}
    />
  );
}
