import { brand, formatDate, productLabel, screens } from '@timesync/contract';
import { composeMail, type MailBlock } from '../../../platform/mail/mail-layout.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';

interface Reader {
  person: { name: string; email: string };
  publicUrl: string;
  /** Where he stops these mails. */
  stopUrl: string;
}

export function trialEndsMail(reader: Reader, endsAt: Date): Mail {
  return remind(reader, `Masa coba ${brand.name} berakhir ${formatDate(endsAt)}`, [
    `Masa coba aplikasi jam masjid Anda berakhir ${formatDate(endsAt)}. Sesudah itu jam perlu lisensi, yang dibayar sekali untuk selamanya.`,
    'Jika sudah cocok, pesan lisensinya sekarang supaya jam tetap berjalan. Pengaturan jam tidak hilang.',
    { label: 'Lihat lisensi', url: `${reader.publicUrl}${screens.dashboard}` },
  ]);
}

interface Idle {
  product: string;
  variant: string | null;
  count: number;
}

export function idleLicenseMail(reader: Reader, { product, variant, count }: Idle): Mail {
  return remind(reader, `Lisensi belum dipasang – ${product}`, [
    `${count === 1 ? 'Lisensi' : `${count} lisensi`} ${productLabel(product, variant)} sudah Anda beli, tetapi belum dipasang di perangkat.`,
    'Buka Produk Saya, lalu ikuti langkah Aktifkan. Kira-kira lima menit, tanpa internet di perangkatnya pun bisa.',
    { label: 'Buka Produk Saya', url: `${reader.publicUrl}${screens.ownProducts}` },
    'Jika ada yang menyulitkan, balas email ini. Kami bantu sampai jamnya menyala.',
  ]);
}

export function silentBoxMail(reader: Reader, { product, variant, count }: Idle): Mail {
  return remind(reader, `Box sudah sampai, belum dinyalakan – ${product}`, [
    `${count === 1 ? 'Box' : `${count} box`} ${productLabel(product, variant)} sudah Anda terima, tetapi lisensinya belum dipasang.`,
    'Sambungkan box ke TV dan listrik. Box menampilkan QR; buka Produk Saya, lalu pindai QR itu dengan HP.',
    { label: 'Buka Produk Saya', url: `${reader.publicUrl}${screens.ownProducts}` },
    'Jika box tidak menyala, balas email ini. Box masih bergaransi.',
  ]);
}

function remind({ person, stopUrl }: Reader, subject: string, blocks: MailBlock[]): Mail {
  const mail = composeMail({
    to: person.email,
    subject,
    greeting: `Assalamu'alaikum, ${person.name}.`,
    blocks: [
      ...blocks,
      `Pengingat ini dikirim sekali saja. Tidak ingin pengingat lagi: ${stopUrl}`,
    ],
  });
  return { ...mail, unsubscribeUrl: stopUrl };
}
