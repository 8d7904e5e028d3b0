import { amountNames, formatRupiah, missingAmount, type Order } from '@timesync/contract';
import { CopyButton } from '~/components/ui/buttons/copy-button';
import { MarkedAmount } from '~/components/ui/content/marked-amount';

/** The whole amount, or what is missing after a part payment. */
export function AmountToPay({ order }: { order: Order }) {
  const hasCode = order.uniqueCode !== 0;
  const amount = missingAmount(order);
  return (
    <div className="rounded-card bg-gold-soft px-4 py-3">
      {order.receivedAmount > 0 && (
        <p className="mb-2 text-gold-text text-sm">
          Sudah kami terima {formatRupiah(order.receivedAmount)}. Tinggal kekurangannya:
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <p className="text-gold-text text-sm">Transfer tepat</p>
          <p className="font-extrabold text-2xl text-ink tabular-nums">
            <MarkedAmount amount={amount} isMarked={hasCode} />
          </p>
        </div>
        <CopyButton
          text={String(amount)}
          copiedMessage={`${amountNames.transfer} disalin!`}
          className="max-sm:[&>svg]:hidden"
        >
          Salin jumlah
        </CopyButton>
      </div>
      {hasCode && (
        <p className="mt-2 text-gold-text text-sm">
          Jangan dibulatkan: tiga angka terakhir menandai pesanan Anda, sehingga lebih cepat kami
          temukan.
        </p>
      )}
    </div>
  );
}
