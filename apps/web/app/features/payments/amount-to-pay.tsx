import type { Order } from '@timesync/contract';
import { CopyButton } from '~/components/ui/buttons/copy-button';
import { MarkedAmount } from '~/components/ui/content/marked-amount';

export function AmountToPay({ order }: { order: Order }) {
  const hasCode = order.uniqueCode !== 0;
  return (
    <div className="rounded-card bg-gold-soft px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <p className="text-gold-text text-sm">Transfer tepat</p>
          <p className="font-extrabold text-2xl text-ink tabular-nums">
            <MarkedAmount amount={order.payableAmount} isMarked={hasCode} />
          </p>
        </div>
        <CopyButton text={String(order.payableAmount)} copiedMessage="Jumlah transfer disalin!">
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
