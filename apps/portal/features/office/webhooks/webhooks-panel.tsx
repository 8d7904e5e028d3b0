import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  formatDateTime,
  MAX_WEBHOOKS,
  type Webhook,
  type WebhookBody,
  webhookEventLabels,
} from '@timesync/contract';
import { Alert, Button, Card } from '@timesync/ui';
import { useState } from 'react';
import { Loaded } from '~/components/ui/feedback/loaded';
import { Confirm } from '~/components/ui/overlays/confirm';
import { lazyDialog } from '~/components/ui/overlays/lazy-dialog';
import { callApi } from '~/lib/api/api-client';
import { deliveriesKey, WebhookDeliveries } from './webhook-deliveries';

const WebhookDialog = lazyDialog(async () => (await import('./webhook-dialog')).WebhookDialog);

const webhooksKey = ['webhooks'];

type Opened = { task: 'edit'; webhook?: Webhook } | { task: 'remove'; webhook: Webhook };

export function WebhooksPanel() {
  const client = useQueryClient();
  const webhooks = useQuery({
    queryKey: webhooksKey,
    queryFn: ({ signal }) => callApi('GET /admin/webhooks', {}, { signal }),
  });
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const save = async (body: WebhookBody) => {
    const { secret, ...list } = await callApi('POST /admin/webhooks', { body });
    client.setQueryData(webhooksKey, list);
    await client.invalidateQueries({ queryKey: deliveriesKey });
    return secret;
  };
  const remove = async (id: string) => {
    const list = await callApi('DELETE /admin/webhooks/:id', { params: { id } });
    client.setQueryData(webhooksKey, list);
  };
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
                <Button className="mt-4" onClick={() => setOpened({ task: 'edit' })}>
                  Tambah alamat
                </Button>
              ) : (
                <p className="mt-4 text-ink-muted text-sm">Paling banyak {MAX_WEBHOOKS} alamat.</p>
              )}
            </>
          )}
        </Loaded>
        {opened?.task === 'edit' && (
          <WebhookDialog webhook={opened.webhook} save={save} onClose={close} />
        )}
        {opened?.task === 'remove' && (
          <Confirm
            title="Hapus alamat"
            question="Yakin ingin menghapus data ini?"
            itemName={opened.webhook.url}
            consequence="Kabar tidak dikirim lagi ke sana."
            actionLabel="Hapus"
            done="Alamat dihapus"
            send={() => remove(opened.webhook.id)}
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
