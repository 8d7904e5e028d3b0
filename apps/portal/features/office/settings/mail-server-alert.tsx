import { settingsUrl } from '@timesync/contract';
import { Alert } from '@timesync/ui';
import { Link } from 'react-router';
import { useMailServer, useWhatsappChannel } from './settings-queries';

export const MAIL_UNAVAILABLE = 'Email belum bisa dikirim: isi server email';

/** Where a screen would otherwise look as if every mail had left. */
export function MailServerAlert() {
  const { data } = useMailServer();
  if (!data || data.isSending) return null;
  return (
    <Alert tone="info" className="mb-5">
      {MAIL_UNAVAILABLE}.{' '}
      <Link
        to={settingsUrl('email')}
        className="flex min-h-11 w-fit items-center font-semibold underline"
      >
        Buka Pengaturan
      </Link>
    </Alert>
  );
}

/** Says why the messages of this list do not leave by themselves. */
export function GatewayAlert() {
  const { data } = useWhatsappChannel();
  if (!data || (data.provider !== 'none' && !data.stopped)) return null;
  return (
    <Alert tone="info" className="mb-5">
      {data.stopped
        ? `Pengiriman WhatsApp berhenti: ${data.stopped.reason}.`
        : 'WhatsApp tidak terkirim sendiri, karena penyedianya belum diisi. Kirim dari daftar ini.'}{' '}
      <Link
        to={settingsUrl('whatsapp')}
        className="flex min-h-11 w-fit items-center font-semibold underline"
      >
        Atur WhatsApp
      </Link>
    </Alert>
  );
}
