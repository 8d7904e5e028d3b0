// Mails of links to a mosque. Names are a stranger's words: they stand in the text, never in a subject.
import { brand, formatDateTime, MOSQUE_LINK_DAYS, OBJECTION_DAYS } from '@timesync/contract';
import { composeMail, type Recipient } from '../../../platform/mail/mail-layout.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';

export function mosqueInvitationMail(
  email: string,
  { mosque, by, isKetua }: { mosque: string; by: string; isKetua: boolean },
  url: string,
): Mail {
  const text = isKetua
    ? `${by} menyerahkan jam masjid ${mosque} kepada Anda sebagai ketua berikutnya. Semua lisensi dan perangkat tetap seperti sekarang.`
    : `${by} mengundang Anda sebagai pengurus ${mosque}. Setelah bergabung, Anda melihat lisensi, kode aktivasi dan kwitansi masjid, dan dapat memesan.`;
  return composeMail({ email }, isKetua ? 'Serah terima jam masjid' : 'Undangan pengurus masjid', [
    text,
    { label: isKetua ? 'Terima Serah Terima' : 'Terima Undangan', url },
    `Tautan ini berlaku ${MOSQUE_LINK_DAYS} hari dan hanya untuk alamat email ini. Jangan teruskan email ini. Jika Anda tidak mengenalnya, abaikan email ini.`,
  ]);
}

export function newKetuaMail(to: Recipient, mosque: string, publicUrl: string): Mail {
  return composeMail(to, 'Anda sekarang ketua masjid', [
    `Serah terima ${mosque} sudah selesai. Lisensi, perangkat, sisa pindah, dan garansinya tetap seperti sebelumnya.`,
    { label: 'Buka Portal', url: `${publicUrl}/my-product` },
  ]);
}

export function handedOnMail(
  to: Recipient,
  { mosque, successor, at }: { mosque: string; successor: string; at: Date },
): Mail {
  return composeMail(to, 'Serah terima masjid selesai', [
    `${mosque} sekarang dikelola oleh ${successor}, sejak ${formatDateTime(at.toISOString())} WIB. Perangkat di masjid tetap bekerja.`,
    `Terima kasih atas pengabdian Anda. Jika Anda tidak mengenal serah terima ini, segera hubungi admin ${brand.name}.`,
  ]);
}

/** The mail goes to the old address, because its owner may still be there. */
export function lostAccountMail(
  to: Recipient,
  { mosque, successor, reason }: { mosque: string; successor: string; reason: string },
  url: string,
): Mail {
  return composeMail(to, 'Masjid Anda diserahkan kepada ketua lain', [
    `Pengurus ${mosque} meminta agar masjid ini diserahkan kepada ${successor}. Admin kami sudah melihat suratnya.`,
    { rows: [['Alasan', reason]] },
    `Jika Anda setuju, tidak ada yang perlu dilakukan. Jika Anda keberatan, beri tahu kami dalam ${OBJECTION_DAYS} hari lewat tombol ini:`,
    { label: 'Saya Keberatan', url },
  ]);
}
