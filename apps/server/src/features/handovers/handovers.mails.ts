import { brand, formatDate, HANDOVER_LINK_DAYS, OBJECTION_DAYS } from '@timesync/contract';
import { composeMail } from '../../platform/mail/mail-layout.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { HandoverNames } from './handovers.repository.ts';

interface Recipient {
  name: string;
  email: string;
}

const greet = (name: string) => `Assalamu'alaikum, ${name}.`;

/** To the successor, who may have no account yet. */
export function handoverInvitationMail(
  email: string,
  { mosque, from }: HandoverNames,
  url: string,
): Mail {
  return composeMail({
    to: email,
    subject: `Serah terima ${mosque}`,
    greeting: "Assalamu'alaikum.",
    blocks: [
      {
        kind: 'paragraph',
        text: `${from.name} menyerahkan jam masjid ${mosque} kepada Anda sebagai ketua berikutnya. Semua lisensi dan perangkat tetap seperti sekarang.`,
      },
      { kind: 'button', label: 'Terima Serah Terima', url },
      {
        kind: 'paragraph',
        text: `Tautan ini berlaku ${HANDOVER_LINK_DAYS} hari dan hanya untuk alamat email ini. Jangan teruskan email ini.`,
      },
    ],
  });
}

export function newKetuaMail(
  { name, email }: Recipient,
  { mosque, from }: HandoverNames,
  publicUrl: string,
): Mail {
  return composeMail({
    to: email,
    subject: `Anda sekarang ketua ${mosque}`,
    greeting: greet(name),
    blocks: [
      {
        kind: 'paragraph',
        text: `Serah terima dari ${from.name} sudah selesai. Lisensi, perangkat, sisa pindah, dan garansi ${mosque} tetap seperti sebelumnya.`,
      },
      { kind: 'button', label: 'Buka Portal', url: `${publicUrl}/my-product` },
    ],
  });
}

export function handedOverMail(
  { name, email }: Recipient,
  { mosque }: HandoverNames,
  successor: string,
): Mail {
  return composeMail({
    to: email,
    subject: `Serah terima ${mosque} selesai`,
    greeting: greet(name),
    blocks: [
      {
        kind: 'paragraph',
        text: `${mosque} sekarang dikelola oleh ${successor}. Lisensinya tidak tampil lagi di akun Anda, dan perangkat di masjid tetap bekerja.`,
      },
      {
        kind: 'paragraph',
        text: `Terima kasih atas pengabdian Anda. Jika Anda tidak mengenal serah terima ini, segera hubungi admin ${brand.name}.`,
      },
    ],
  });
}

interface LostAccount {
  names: HandoverNames;
  successor: Recipient;
  reason: string;
  deadlineAt: Date;
}

/** To the old address: its owner may still be there. */
export function lostAccountMail(
  { names: { mosque, from }, successor, reason, deadlineAt }: LostAccount,
  url: string,
): Mail {
  return composeMail({
    to: from.email,
    subject: `${mosque} akan diserahkan kepada ${successor.name}`,
    greeting: greet(from.name),
    blocks: [
      {
        kind: 'paragraph',
        text: `Pengurus ${mosque} meminta agar akunnya dialihkan kepada ${successor.name}. Admin kami sudah menerima suratnya.`,
      },
      {
        kind: 'rows',
        rows: [
          ['Alasan', reason],
          ['Dialihkan pada', formatDate(deadlineAt.toISOString())],
        ],
      },
      {
        kind: 'paragraph',
        text: `Jika Anda setuju, tidak ada yang perlu dilakukan. Jika Anda keberatan, beri tahu kami dalam ${OBJECTION_DAYS} hari lewat tombol ini:`,
      },
      { kind: 'button', label: 'Saya Keberatan', url },
    ],
  });
}
