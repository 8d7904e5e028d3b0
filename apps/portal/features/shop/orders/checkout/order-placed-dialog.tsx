import { formatDateTime, type Order, ownOrderUrl, screens } from '@timesync/contract';
import { Button } from '@timesync/ui';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink, Dialog, DialogActions, MarkedAmount } from '~/components/ui';
import { useNoticePhrase } from '~/lib/seller-settings/use-notice-phrase';
import { OrderStatusBadge } from '../order-status-badge';
import { openOrderLabel } from '../order-status-labels';

interface OrderPlacedDialogProps {
  /** The specification promises no more than its number and status. */
  order: Order | Pick<Order, 'invoiceNumber' | 'status'>;
  /** Where to transfer; shown while there is something to transfer. */
  payTo: ReactNode;
  onClose: () => void;
}

export function OrderPlacedDialog({ order, payTo, onClose }: OrderPlacedDialogProps) {
  const notice = useNoticePhrase();
  return (
    <Dialog onClose={onClose} title="Pesanan Berhasil Dibuat">
      <div className="flex items-start gap-3">
        <CircleCheck aria-hidden className="size-9 shrink-0 text-success-text" strokeWidth={1.75} />
        <p className="text-ink">
          {!('id' in order) ? (
            'Jumlah dan rekening tujuan ada di Info Pembayaran.'
          ) : order.awaitsShippingCost ? (
            `Ongkos kirim sedang kami hitung. Jangan transfer dulu: jumlah yang harus dibayar ${notice}.`
          ) : order.status === 'pending' ? (
            <>
              Transfer tepat{' '}
              <strong>
                <MarkedAmount amount={order.payableAmount} isMarked={order.uniqueCode !== 0} />
              </strong>
              {order.uniqueCode !== 0 && ' (jangan dibulatkan)'} sebelum{' '}
              <strong>{formatDateTime(order.expiresAt)} WIB</strong>, lalu kirim bukti transfernya
              lewat Info Pembayaran.
            </>
          ) : order.totalAmount === 0 ? (
            `Pesanan ini gratis, tidak ada yang perlu ditransfer. Kami periksa paling lama 1×24 jam, lalu hasilnya ${notice}.`
          ) : (
            'Pesanan ini sudah kami terima sebelumnya. Lihat keadaannya lewat Info Pembayaran.'
          )}
        </p>
      </div>
      <dl className="mt-5 grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-3 rounded-control bg-sunken px-4 py-3.5">
        <dt className="text-ink-muted text-sm">Nomor Invoice</dt>
        <dd className="whitespace-nowrap text-right font-bold text-ink">{order.invoiceNumber}</dd>
        <dt className="text-ink-muted text-sm">Status</dt>
        <dd className="text-right">
          <OrderStatusBadge {...order} />
        </dd>
      </dl>
      {'id' in order && order.status === 'pending' && !order.awaitsShippingCost && payTo}
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          Kembali ke Katalog
        </Button>
        {'id' in order ? (
          <ButtonLink to={ownOrderUrl(order.id)}>{openOrderLabel(order)}</ButtonLink>
        ) : (
          <ButtonLink to={screens.ownOrders}>Info Pembayaran</ButtonLink>
        )}
      </DialogActions>
    </Dialog>
  );
}
