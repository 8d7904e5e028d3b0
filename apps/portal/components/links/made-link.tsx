import { formatDate, type MadeLink, whatsappLink } from '@timesync/contract';
import { Alert } from '@timesync/ui';
import { MessageCircle } from 'lucide-react';
import { CopyButton, OutLink } from '~/components/ui';
import { NO_MAIL, useCanMail } from '~/lib/seller-settings/use-notice-phrase';

interface MadeLinkProps {
  made: MadeLink;
  /** What the person reads before the link. */
  words: string;
}

/** An email has the link already; for a number the ketua sends it himself, now or never again. */
export function MadeLinkNote({ made: { url, to, expiresAt }, words }: MadeLinkProps) {
  const canMail = useCanMail();
  const until = formatDate(expiresAt);
  if (!url && !canMail) {
    return (
      <Alert tone="info">
        {NO_MAIL} Tautan untuk <strong className="wrap-anywhere">{to}</strong> tidak akan sampai:
        tarik tautan itu, lalu buat yang baru dengan nomor WhatsApp.
      </Alert>
    );
  }
  if (!url) {
    return (
      <Alert tone="success">
        Tautannya sudah kami kirim ke <strong className="wrap-anywhere">{to}</strong>, berlaku
        sampai {until}.
      </Alert>
    );
  }
  return (
    <div className="space-y-4">
      <Alert tone="info">
        Kirim tautan ini sekarang: hanya tampil sekali, hanya untuk nomor itu, dan berlaku sampai{' '}
        {until}.
      </Alert>
      <p className="break-all rounded-control bg-sunken px-3.5 py-2.5 text-ink text-sm">{url}</p>
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        <OutLink
          href={whatsappLink(to, `${words} ${url}\n\nBerlaku sampai ${until}, jangan diteruskan.`)}
          icon={MessageCircle}
        >
          Kirim lewat WhatsApp
        </OutLink>
        <CopyButton text={url} copiedMessage="Tautan disalin">
          Salin tautan
        </CopyButton>
      </div>
    </div>
  );
}
