// Mails about a licence name the product, never the key, because other people may read a mailbox.
import { brand, productLabel, screens } from '@timesync/contract';
import { composeMail, type MailBlock } from '../../../../platform/mail/mail-layout.ts';
import type { Mail } from '../../../../platform/mail/mailer.ts';

export type LicenseEvent =
  | 'license given'
  | 'license left mosque'
  | 'license suspended'
  | 'license reinstated'
  | 'license revoked'
  | 'transfer approved'
  | 'transfer rejected';

interface LicenseNews {
  user: { name: string; email: string };
  product: string;
  variant: string | null;
  /** The admin's words. */
  reason: string | undefined;
}

const sentences: Record<LicenseEvent, { subject: string; happened: string; next: string }> = {
  'license given': {
    subject: 'Anda menerima lisensi',
    happened: 'Alhamdulillah, Anda menerima satu lisensi.',
    next: 'License key ada di halaman Produk Saya. Demi keamanan, license key tidak kami kirim lewat email.',
  },
  'license left mosque': {
    subject: 'Lisensi masjid diberikan kepada orang lain',
    happened:
      'Ketua memberikan satu lisensi masjid kepada orang lain lewat tautan, dan penerimanya sudah mengambilnya. License key yang lama tidak berlaku lagi.',
    next: 'Jika menurut Anda ini keliru, tanyakan kepada ketua masjid Anda.',
  },
  'license suspended': {
    subject: 'Lisensi ditangguhkan',
    happened: 'Lisensi Anda kami tangguhkan untuk sementara.',
    next: `Jika menurut Anda ini keliru, hubungi admin ${brand.name} dan balas email ini.`,
  },
  'license reinstated': {
    subject: 'Lisensi dipulihkan',
    happened: 'Lisensi Anda sudah dipulihkan dan dapat dipakai lagi.',
    next: 'Tidak ada yang perlu Anda lakukan. Jika kode aktivasi diminta lagi, buka Produk Saya.',
  },
  'license revoked': {
    subject: 'Lisensi dicabut',
    happened: 'Lisensi Anda kami cabut dan tidak berlaku lagi.',
    next: `Jika menurut Anda ini keliru, hubungi admin ${brand.name} dan balas email ini.`,
  },
  'transfer approved': {
    subject: 'Pindah perangkat disetujui',
    happened: 'Permohonan pindah perangkat Anda kami setujui. Perangkat lama sudah dilepas.',
    next: 'Aktifkan perangkat pengganti dengan license key yang sama, lewat halaman Produk Saya.',
  },
  'transfer rejected': {
    subject: 'Pindah perangkat belum disetujui',
    happened: 'Mohon maaf, permohonan pindah perangkat Anda belum dapat kami setujui.',
    next: 'Lisensi tetap berlaku di perangkat lama. Anda dapat mengajukan lagi dari Produk Saya.',
  },
};

export function licenseMail(event: LicenseEvent, news: LicenseNews, publicUrl: string): Mail {
  const { user, product, variant, reason } = news;
  const { subject, happened, next } = sentences[event];
  const details: MailBlock = {
    rows: [
      ['Produk', productLabel(product, variant)],
      ...(reason ? [['Alasan', reason] satisfies [string, string]] : []),
    ],
  };
  return composeMail(user, `${subject} – ${product}`, [
    happened,
    details,
    next,
    { label: 'Buka Produk Saya', url: `${publicUrl}${screens.ownProducts}` },
  ]);
}
