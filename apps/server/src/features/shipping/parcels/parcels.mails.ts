import { ownOrderUrl, trackingUrl } from '@timesync/contract';
import { composeMail } from '../../../platform/mail/mail-layout.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import type { ParcelRow } from './load-parcel.repository.ts';

interface SentParcel
  extends Pick<ParcelRow, 'claimId' | 'courier' | 'customer' | 'invoiceNumber' | 'orderId'> {
  trackingNumber: string | null;
  serials: string[];
}

const SERIALS_SHOWN = 5;

export function parcelSentMail(parcel: SentParcel, publicUrl: string): Mail {
  const { claimId, courier, customer, invoiceNumber, orderId, serials, trackingNumber } = parcel;
  const page = trackingUrl(courier, trackingNumber);
  const rest = serials.length - SERIALS_SHOWN;
  return composeMail({
    to: customer.email,
    subject: `${claimId ? 'Box pengganti dikirim' : 'Pesanan dikirim'} – ${invoiceNumber}`,
    greeting: `Assalamu'alaikum, ${customer.name}.`,
    blocks: [
      {
        kind: 'paragraph',
        text: claimId
          ? 'Alhamdulillah, box pengganti Anda sudah kami kirim. Lisensinya dipindah tanpa mengurangi jatah pindah.'
          : 'Alhamdulillah, box Anda sudah kami kirim.',
      },
      {
        kind: 'rows',
        rows: [
          ['Nomor Invoice', invoiceNumber],
          ['Kurir', courier ?? '-'],
          ...(trackingNumber ? [['Nomor resi', trackingNumber] satisfies [string, string]] : []),
          [
            'Nomor seri',
            serials.slice(0, SERIALS_SHOWN).join(', ') + (rest > 0 ? ` dan ${rest} lagi` : ''),
          ],
        ],
      },
      ...(page ? [{ kind: 'paragraph' as const, text: `Lacak kirimannya di ${page}` }] : []),
      {
        kind: 'paragraph',
        text: 'Setelah box sampai, buka transaksi ini lalu tekan "Sudah diterima".',
      },
      { kind: 'button', label: 'Lihat Transaksi', url: publicUrl + ownOrderUrl(orderId) },
    ],
  });
}
