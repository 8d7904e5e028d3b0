import { screens } from '@timesync/contract';
import { Alert } from '@timesync/ui';
import { Link } from 'react-router';
import { useMailServer } from './mail-server-queries';

/** The id of the card on Pengaturan. */
export const MAIL_SERVER_ID = 'server-email';
export const MAIL_UNAVAILABLE = 'Email belum bisa dikirim: isi server email';

/** Where a screen would otherwise look as if every mail had left. */
export function MailServerAlert() {
  const { data } = useMailServer();
  if (!data || data.isSending) return null;
  return (
    <Alert tone="info" className="mb-5">
      {MAIL_UNAVAILABLE}.{' '}
      <Link
        to={`${screens.settings}#${MAIL_SERVER_ID}`}
        className="flex min-h-11 w-fit items-center font-semibold underline"
      >
        Buka Pengaturan
      </Link>
    </Alert>
  );
}
