import { whatsappLink } from '@timesync/contract';
import { Alert, buttonStyle } from '@timesync/ui';
import { MessageCircle } from 'lucide-react';

const QUESTION = "Assalamu'alaikum, saya lupa password akun saya. Email akun saya: ";

/** No code can arrive while the shop has no mail server: the admin helps instead. */
export function WithoutMail({ whatsappNumber }: { whatsappNumber: string | null }) {
  return (
    <div className="space-y-3">
      <Alert tone="info">
        Email belum bisa dikirim, jadi kode OTP tidak akan sampai.{' '}
        {whatsappNumber
          ? 'Minta password baru kepada admin lewat WhatsApp.'
          : 'Minta password baru kepada admin.'}
      </Alert>
      {whatsappNumber && (
        <a
          href={whatsappLink(whatsappNumber, QUESTION)}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonStyle('primary', 'regular', 'w-full')}
        >
          <MessageCircle aria-hidden className="size-5" />
          WhatsApp admin
        </a>
      )}
    </div>
  );
}
