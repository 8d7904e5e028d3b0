import { afterRejection, type Order, whatsappLink } from '@timesync/contract';
import { Alert } from '@timesync/ui';
import { useNoticePhrase } from '~/lib/seller-settings/use-notice-phrase';
import { useSellerSettings } from '~/lib/seller-settings/use-seller-settings';

interface PaymentAlertProps {
  order: Order;
  /** Its deadline has passed, even if the server's job has not run yet. */
  isOver: boolean;
}

export function PaymentAlert({ order, isOver }: PaymentAlertProps) {
  const notice = useNoticePhrase();
  const canSubmit = order.allowedActions.includes('submitProof');
  const sentence = sentenceOf(order, notice) ?? (isOver && overdueSentence(canSubmit));
  if (sentence) {
    const isClosed = order.status === 'cancelled' || (isOver && !canSubmit);
    return (
      <Alert tone="info">
        <p>{sentence}</p>
        {isClosed && <TransferredAlready order={order} />}
      </Alert>
    );
  }
  if (order.status !== 'pending' || !order.rejectionReason) return null;
  return (
    <Alert tone="error">
      <p>Bukti pembayaran sebelumnya belum dapat kami terima.</p>
      <p>Alasan: {order.rejectionReason}</p>
      <p>{afterRejection(order.rejectionCode)}</p>
    </Alert>
  );
}

/** What the order waits for, or how it ended; undefined while it is to be paid. */
function sentenceOf(order: Order, notice: string): string | undefined {
  const { awaitsShippingCost, paymentProof, status } = order;
  if (status === 'cancelled') return 'Pesanan ini dibatalkan dan tidak perlu dibayar.';
  if (status === 'refunded')
    return 'Dana pesanan ini sudah dikembalikan dan lisensinya tidak berlaku lagi.';
  if (status === 'pending' && awaitsShippingCost)
    return `Ongkos kirim sedang kami hitung. Jangan transfer dulu: jumlah yang harus dibayar ${notice}.`;
  if (status !== 'confirm') return undefined;
  return paymentProof
    ? `Bukti pembayaran sudah kami terima dan sedang diperiksa, paling lama 1×24 jam. Hasilnya ${notice}.`
    : `Pesanan ini gratis, tidak ada yang perlu ditransfer. Kami periksa paling lama 1×24 jam, lalu hasilnya ${notice}.`;
}

function overdueSentence(canSubmit: boolean): string {
  return canSubmit
    ? 'Batas waktu pembayaran sudah lewat. Kalau Anda sudah mentransfer, kirim buktinya di sini dan pesanan kami buka lagi.'
    : 'Batas waktu pembayaran sudah lewat. Belum transfer? Silakan buat pesanan baru.';
}

/** For customers who paid an order that has ended: they must not transfer twice. */
function TransferredAlready({ order: { invoiceNumber } }: { order: Order }) {
  const { data: settings } = useSellerSettings();
  const message = `Assalamualaikum, saya sudah transfer untuk pesanan ${invoiceNumber}, tetapi pesanannya sudah ditutup. Mohon dibantu.`;
  return (
    <p className="mt-1.5">
      Sudah terlanjur transfer? Jangan transfer lagi.{' '}
      {settings?.whatsappNumber ? (
        <a
          href={whatsappLink(settings.whatsappNumber, message)}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-2"
        >
          Hubungi admin lewat WhatsApp
        </a>
      ) : (
        `Hubungi admin dan sebutkan ${invoiceNumber}.`
      )}
    </p>
  );
}
