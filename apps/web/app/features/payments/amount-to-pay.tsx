import { formatRupiah } from '@timesync/contract';
import { CopyButton } from '~/components/ui/buttons/copy-button';

export function AmountToPay({ amount }: { amount: number }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-gold-soft px-4 py-3">
      <div>
        <p className="text-gold-text text-sm">Jumlah transfer</p>
        <p className="font-extrabold text-2xl text-ink tabular-nums">{formatRupiah(amount)}</p>
      </div>
      <CopyButton text={String(amount)} copiedMessage="Jumlah transfer disalin!">
        Salin jumlah
      </CopyButton>
    </div>
  );
}
