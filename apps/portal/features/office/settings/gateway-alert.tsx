import { settingsUrl } from '@timesync/contract';
import { Alert } from '@timesync/ui';
import { Link } from 'react-router';
import { useWhatsappChannel } from './whatsapp-channel-queries';

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
