import { ownOrderUrl, screens, trackingUrl } from '@timesync/contract';
import { composeMail } from '../../../../platform/mail/mail-layout.ts';
import type { Mail } from '../../../../platform/mail/mailer.ts';
import type { ParcelRow } from './parcel-row.ts';

interface SentParcel
  extends Pick<
    ParcelRow,
    'claimId' | 'courier' | 'customer' | 'invoiceNumber' | 'orderId' | 'units'
  > {
  trackingNumber: string | null;
  serials: string[];
  /** The number in the first mail was wrong. */
  isCorrected?: boolean;
}

function happened({ claimId, isCorrected }: SentParcel): { subject: string; sentence: string } {
  if (isCorrected) {
    return {
      subject: 'Nomor resi diperbaiki',
      sentence:
        'Mohon maaf, kurir atau nomor resi yang kami kabarkan sebelumnya keliru. Ini yang benar.',
    };
  }
  if (!claimId)
    return { subject: 'Pesanan dikirim', sentence: 'Alhamdulillah, box Anda sudah kami kirim.' };
  return {
    subject: 'Box pengganti dikirim',
    sentence:
      'Alhamdulillah, box pengganti Anda sudah kami kirim. Lisensinya dipindah tanpa mengurangi jatah pindah.',
  };
}

/** Nothing for boxes without a licence, and for a licence that the customer already uses. */
function switchingOn({ units }: SentParcel, publicUrl: string): string | undefined {
  const licensed = units.filter(({ licenseKey }) => licenseKey !== null);
  if (licensed.some(({ activation }) => activation === null)) {
    return `Setelah box sampai: nyalakan, lalu aktifkan lisensinya lewat HP di ${publicUrl}${screens.activation}`;
  }
  if (!licensed.some(({ activation }) => activation?.isPacked)) return undefined;
  return 'Sudah aktif: nyalakan. Colokkan box ke TV dan listrik, jamnya langsung tampil.';
}

const SERIALS_SHOWN = 5;

export function parcelSentMail(parcel: SentParcel, publicUrl: string): Mail {
  const { courier, customer, invoiceNumber, orderId, serials, trackingNumber } = parcel;
  const page = trackingUrl(courier, trackingNumber);
  const { subject, sentence } = happened(parcel);
  const rest = serials.length - SERIALS_SHOWN;
  const whatToDo = switchingOn(parcel, publicUrl);
  return composeMail(customer, `${subject} – ${invoiceNumber}`, [
    sentence,
    {
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
    ...(page ? [`Lacak kirimannya di ${page}`] : []),
    ...(whatToDo ? [whatToDo] : []),
    'Setelah box sampai, buka transaksi ini lalu tekan "Sudah diterima".',
    { label: 'Lihat Transaksi', url: publicUrl + ownOrderUrl(orderId) },
  ]);
}
