import { brand, formatDate, productLabel, screens } from '@timesync/contract';
import { composeMail, type MailBlock } from '../../../platform/mail/mail-layout.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export interface Reminder {
  event: 'trial ends' | 'license idle' | 'box silent';
  /** The user of a trial, the order line of licences. */
  subjectId: number;
  userId: number;
  product: string | null;
  variant: string | null;
  count: number;
  trialSince: Date | null;
}

interface Reader {
  person: { name: string; email: string };
  publicUrl: string;
  /** Where he stops these mails. */
  stopUrl: string;
  trialDays: number | null;
}

export function reminderMail(reminder: Reminder, reader: Reader): Mail {
  const { person, stopUrl } = reader;
  const { subject, blocks } = wordsOf(reminder, reader);
  const mail = composeMail(person, subject, [
    ...blocks,
    `Pengingat ini dikirim sekali saja. Tidak ingin pengingat lagi: ${stopUrl}`,
  ]);
  return { ...mail, unsubscribeUrl: stopUrl };
}

function wordsOf(
  { event, product, variant, count, trialSince }: Reminder,
  { publicUrl, trialDays }: Reader,
): { subject: string; blocks: MailBlock[] } {
  if (event === 'trial ends') {
    const end = formatDate(new Date((trialSince?.getTime() ?? 0) + (trialDays ?? 0) * DAY_MS));
    return {
      subject: `Masa coba ${brand.name} berakhir ${end}`,
      blocks: [
        `Masa coba aplikasi jam masjid Anda berakhir ${end}. Sesudah itu jam perlu lisensi, yang dibayar sekali untuk selamanya.`,
        'Jika sudah cocok, pesan lisensinya sekarang supaya jam tetap berjalan. Pengaturan jam tidak hilang.',
        { label: 'Lihat lisensi', url: `${publicUrl}${screens.dashboard}` },
      ],
    };
  }
  const name = productLabel(product ?? '', variant);
  const open = { label: 'Buka Produk Saya', url: `${publicUrl}${screens.ownProducts}` };
  if (event === 'license idle') {
    return {
      subject: `Lisensi belum dipasang – ${product}`,
      blocks: [
        `${count === 1 ? 'Lisensi' : `${count} lisensi`} ${name} milik Anda belum dipasang di perangkat.`,
        'Buka Produk Saya, lalu ikuti langkah Aktifkan. Kira-kira lima menit, tanpa internet di perangkatnya pun bisa.',
        open,
        'Jika ada yang menyulitkan, balas email ini. Kami bantu sampai jamnya menyala.',
      ],
    };
  }
  return {
    subject: `Box sudah sampai, belum dinyalakan – ${product}`,
    blocks: [
      `${count === 1 ? 'Box' : `${count} box`} ${name} sudah Anda terima, tetapi lisensinya belum dipasang.`,
      'Sambungkan box ke TV dan listrik. Box menampilkan QR; buka Produk Saya, lalu pindai QR itu dengan HP.',
      open,
      'Jika box tidak menyala, balas email ini. Box masih bergaransi.',
    ],
  };
}
