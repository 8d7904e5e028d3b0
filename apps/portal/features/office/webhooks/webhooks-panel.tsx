import { useQuery } from '@tanstack/react-query';
import { formatDateTime, MAX_WEBHOOKS, type Webhook, webhookEventLabels } from '@timesync/contract';
import { Alert, Button, Card } from '@timesync/ui';
import { useState } from 'react';
import { Confirm, Loaded, lazyDialog } from '~/components/ui';
import { callApi, keys, readOf } from '~/lib/api';
import { WebhookDeliveries } from './webhook-deliveries';

const WebhookDialog = lazyDialog(() => import('./webhook-dialog'));

type Opened = { task: 'edit'; webhook?: Webhook } | { task: 'remove'; webhook: Webhook };

export default function WebhooksPanel() {
  const webhooks = useQuery(readOf(keys.webhooks, 'GET /admin/webhooks'));
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  return (
    <>
      <Card aria-labelledby="alamat-judul">
        <h2 id="alamat-judul" className="font-bold text-ink text-lg">
          Alamat
        </h2>
        <Loaded query={webhooks} failure="Alamat tidak dapat dimuat.">
          {({ data }) => (
            <>
              {data.length === 0 && (
                <p className="mt-1 text-ink-muted text-sm">
                  Belum ada. Mintalah alamatnya kepada pembuat program yang akan diberi kabar.
                </p>
              )}
              <ul className="divide-y divide-line">
                {data.map((webhook) => (
                  <Address key={webhook.id} webhook={webhook} open={setOpened} />
                ))}
              </ul>
              {data.length < MAX_WEBHOOKS ? (
                <Button
                  variant={data.length === 0 ? 'primary' : 'secondary'}
                  className="mt-4"
                  onClick={() => setOpened({ task: 'edit' })}
                >
                  Tambah alamat
                </Button>
              ) : (
                <p className="mt-4 text-ink-muted text-sm">Paling banyak {MAX_WEBHOOKS} alamat.</p>
              )}
            </>
          )}
        </Loaded>
        {opened?.task === 'edit' && <WebhookDialog webhook={opened.webhook} onClose={close} />}
        {opened?.task === 'remove' && (
          <Confirm
            title="Hapus alamat"
            question="Yakin ingin menghapus data ini?"
            itemName={opened.webhook.url}
            consequence="Kabar tidak dikirim lagi ke sana."
            actionLabel="Hapus"
            send={() =>
              callApi('DELETE /admin/webhooks/:id', { params: { id: opened.webhook.id } })
            }
            changes={[keys.webhooks]}
            onClose={close}
          />
        )}
      </Card>
      <section aria-labelledby="catatan-judul">
        <h2 id="catatan-judul" className="mb-4 font-bold text-ink text-lg">
          Kabar 30 hari terakhir
        </h2>
        <WebhookDeliveries />
      </section>
    </>
  );
}

function Address({ webhook, open }: { webhook: Webhook; open: (opened: Opened) => void }) {
  const { url, events, stopped } = webhook;
  return (
    <li className="py-4">
      <p className="wrap-anywhere font-semibold text-ink">{url}</p>
      <p className="mt-1 text-ink-muted text-sm">
        {events.map((event) => webhookEventLabels[event]).join(', ')}
      </p>
      {stopped && (
        <Alert tone="info" className="mt-3">
          Berhenti sejak {formatDateTime(stopped.at)} WIB: {stopped.reason}. Setelah diperbaiki,
          tekan Nyalakan lagi, lalu simpan; kabar yang gagal ikut dikirim.
        </Alert>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          variant={stopped ? 'primary' : 'secondary'}
          onClick={() => open({ task: 'edit', webhook })}
        >
          {stopped ? 'Nyalakan lagi' : 'Ubah'} <span className="sr-only">{url}</span>
        </Button>
        <Button
          variant="quiet"
          className="text-danger-text"
          onClick={() => open({ task: 'remove', webhook })}
        >
          Hapus <span className="sr-only">{url}</span>
        </Button>
      </div>
    </li>
  );
}
