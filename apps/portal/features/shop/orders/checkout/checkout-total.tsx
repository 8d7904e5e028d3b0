import { amountNames, formatRupiah, type PublicSettings } from '@timesync/contract';
import { useNoticePhrase } from '~/lib/seller-settings/use-notice-phrase';
import { useSellerSettings } from '~/lib/seller-settings/use-seller-settings';
import type { Delivery } from './checkout';

interface CheckoutTotalProps {
  /** The sum of the lines. */
  total: number;
  /** It is undefined when nothing is sent. */
  delivery: Delivery | undefined;
}

export function CheckoutTotal({ total, delivery }: CheckoutTotalProps) {
  const notice = useNoticePhrase();
  const mode = useSellerSettings().data?.uniqueCode;
  const sum = total + (delivery?.cost ?? 0);
  return (
    <div className="border-line border-t pt-3 text-ink">
      {delivery && (
        <p className="mb-1 flex items-baseline justify-between gap-4">
          Ongkos kirim
          <span className="text-right tabular-nums">{costLabel(delivery)}</span>
        </p>
      )}
      <p className="flex items-baseline justify-between gap-4">
        {amountNames.total}
        <strong className="text-xl tabular-nums">{formatRupiah(sum)}</strong>
      </p>
      {sum > 0 && delivery?.cost !== null && mode && (
        <p className="mt-1 text-ink-muted text-sm">
          {amountNames.transfer}: {transferLabel(sum, mode)}.
        </p>
      )}
      {delivery?.cost === null && (
        <p className="mt-1 text-ink-muted text-sm">
          Belum termasuk ongkos kirim. Kami hitung dulu, lalu jumlah yang harus dibayar {notice}.
        </p>
      )}
    </div>
  );
}

/** The code is chosen when the order is placed. */
function transferLabel(sum: number, mode: PublicSettings['uniqueCode']): string {
  if (mode === 'off') return formatRupiah(sum);
  return `${formatRupiah(sum)} ${mode === 'add' ? '+' : '−'} kode unik 1–999`;
}

function costLabel({ cost, lowestCost }: Delivery): string {
  if (cost === undefined) {
    return lowestCost ? `mulai ${formatRupiah(lowestCost)}, menurut provinsi` : 'menurut provinsi';
  }
  if (cost === null) return 'dihitung admin';
  return cost === 0 ? 'Gratis' : formatRupiah(cost);
}
