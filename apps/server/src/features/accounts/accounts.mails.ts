import { brand } from '@timesync/contract';
import { composeMail } from '../../platform/mail/mail-layout.ts';
import type { Mail } from '../../platform/mail/mailer.ts';

interface Recipient {
  name: string;
  email: string;
}

const greet = (name: string) => `Assalamu'alaikum, ${name}.`;

export function recoveryMail({ name, email }: Recipient, code: string, minutes: number): Mail {
  return composeMail({
    to: email,
    subject: `Kode OTP ${brand.name} Anda`,
    greeting: greet(name),
    blocks: [
      { kind: 'paragraph', text: 'Gunakan kode berikut untuk mengganti password akun Anda:' },
      { kind: 'code', text: code },
      {
        kind: 'paragraph',
        text: `Kode berlaku ${minutes} menit. Jangan berikan kode ini kepada siapa pun, termasuk yang mengaku sebagai admin.`,
      },
      {
        kind: 'paragraph',
        text: 'Jika Anda tidak meminta kode ini, abaikan email ini. Password Anda tidak berubah.',
      },
    ],
  });
}

export function passwordChangedMail({ name, email }: Recipient): Mail {
  return composeMail({
    to: email,
    subject: `Password ${brand.name} Anda telah diganti`,
    greeting: greet(name),
    blocks: [
      {
        kind: 'paragraph',
        text: 'Password akun Anda baru saja diganti dan semua perangkat lain telah dikeluarkan.',
      },
      {
        kind: 'paragraph',
        text: 'Jika bukan Anda yang menggantinya, segera gunakan menu "Lupa password?" dan hubungi admin.',
      },
    ],
  });
}

/** Goes to the old address: its owner must learn of it. */
export function emailChangedMail({ name, email }: Recipient, newEmail: string): Mail {
  return composeMail({
    to: email,
    subject: `Email akun ${brand.name} Anda telah diganti`,
    greeting: greet(name),
    blocks: [
      { kind: 'paragraph', text: `Email akun Anda baru saja diganti menjadi ${newEmail}.` },
      {
        kind: 'paragraph',
        text: 'Jika bukan Anda yang menggantinya, segera hubungi admin.',
      },
    ],
  });
}
