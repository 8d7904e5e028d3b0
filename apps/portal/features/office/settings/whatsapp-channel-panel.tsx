import { formatDateTime, type WhatsappChannel } from '@timesync/contract';
import { Alert, Card } from '@timesync/ui';
import { CopyButton } from '~/components/ui/buttons/copy-button';
import { Loaded } from '~/components/ui/feedback/loaded';
import { WhatsappChannelForm } from './whatsapp-channel-form';
import { useWhatsappChannel } from './whatsapp-channel-queries';

export function WhatsappChannelPanel() {
  const channel = useWhatsappChannel();
  return (
    <Loaded query={channel} failure="Pengaturan WhatsApp tidak dapat dimuat.">
      {(data) => (
        <>
          <Stopped stopped={data.stopped} />
          <Card>
            <WhatsappChannelForm channel={data} />
          </Card>
          {data.webhook && <Webhook {...data.webhook} />}
        </>
      )}
    </Loaded>
  );
}

function Stopped({ stopped }: Pick<WhatsappChannel, 'stopped'>) {
  if (!stopped) return null;
  return (
    <Alert tone="info">
      Pengiriman berhenti {formatDateTime(stopped.at)}: {stopped.reason}. Pesan menunggu di Kirim
      WA. Setelah diperbaiki, simpan lagi di sini.
    </Alert>
  );
}

/** The values to copy into the gateway's form. */
function Webhook({ url, verifyToken }: NonNullable<WhatsappChannel['webhook']>) {
  return (
    <Card className="space-y-3">
      <h2 className="font-semibold text-ink">Alamat laporan (webhook)</h2>
      <p className="text-ink-muted text-sm">
        Salin ke penyedia WhatsApp, supaya status kirim dan balasan STOP sampai ke sini. Token baru
        mengganti isinya.
      </p>
      <p className="wrap-anywhere rounded-control bg-sunken px-3 py-2 font-mono text-ink text-xs">
        {url}
      </p>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={url} copiedMessage="Alamat disalin">
          Salin alamat
        </CopyButton>
        {verifyToken && (
          <CopyButton text={verifyToken} copiedMessage="Verify token disalin">
            Salin verify token
          </CopyButton>
        )}
      </div>
    </Card>
  );
}
