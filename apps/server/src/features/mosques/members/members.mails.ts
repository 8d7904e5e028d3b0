import { MOSQUE_LINK_DAYS } from '@timesync/contract';
import { composeMail } from '../../../platform/mail/mail-layout.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';

interface Words {
  mosque: string;
  role: string;
  by: string;
}

export function mosqueInvitationMail(
  email: string,
  { mosque, role, by }: Words,
  url: string,
): Mail {
  return composeMail({
    to: email,
    subject: `Undangan pengurus ${mosque}`,
    greeting: "Assalamu'alaikum.",
    blocks: [
      {
        kind: 'paragraph',
        text: `${by} mengundang Anda sebagai ${role.toLowerCase()} ${mosque}. Setelah bergabung, Anda melihat lisensi, kode aktivasi dan kwitansi masjid.`,
      },
      { kind: 'button', label: 'Terima Undangan', url },
      {
        kind: 'paragraph',
        text: `Tautan ini berlaku ${MOSQUE_LINK_DAYS} hari, hanya untuk akun dengan email ini. Jika Anda tidak mengenalnya, abaikan email ini.`,
      },
    ],
  });
}
