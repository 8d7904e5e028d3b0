import { settingsUrl } from '@timesync/contract';
import { Alert } from '@timesync/ui';
import { Link } from 'react-router';
import { useMailServer } from './mail-server-queries';

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
