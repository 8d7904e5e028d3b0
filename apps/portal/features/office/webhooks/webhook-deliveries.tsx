import {
  formatDateTime,
  type WebhookDelivery,
  webhookEventLabels,
  webhookStateLabels,
} from '@timesync/contract';
import { type Column, ManagedList } from '~/components/data-table';
import { Badge, ChangeButton } from '~/components/ui';
import { callApi, keys } from '~/lib/api';
import { optionsOf } from '~/lib/values/labels';

const REFETCH_MS = 15_000;
const tones = { waiting: 'neutral', delivered: 'success', failed: 'danger' } as const;

const columns: Column<WebhookDelivery>[] = [
  {
    id: 'event',
    header: 'Kabar',
    onPhone: 'subject',
    cell: ({ event, url, createdAt }) => (
      <div className="md:py-1.5">
        <span className="block font-medium">{webhookEventLabels[event]}</span>
        <span className="wrap-anywhere block font-normal text-ink-muted text-xs">
          {new URL(url).hostname}
        </span>
        <span className="block whitespace-nowrap font-normal text-ink-muted text-xs">
          {formatDateTime(createdAt)} WIB
        </span>
      </div>
    ),
  },
  {
    id: 'state',
    header: 'Status',
    onPhone: 'detail',
    cell: ({ state, attempts, failure, lastTriedAt }) => (
      <>
        <Badge tone={tones[state]}>{webhookStateLabels[state]}</Badge>
        {lastTriedAt && (
          <span className="mt-1 block text-ink-muted text-xs">
            {failure && <span className="wrap-anywhere">{failure}. </span>}
            {failure ? 'Dicoba' : 'Dikirim'} {attempts > 1 && `${attempts} kali, terakhir `}
            {formatDateTime(lastTriedAt)} WIB
          </span>
        )}
      </>
    ),
  },
  {
    id: 'actions',
    header: 'Aksi',
    onPhone: 'action',
    cell: (delivery) => delivery.canBeSentAgain && <SendAgain {...delivery} />,
  },
];

export function WebhookDeliveries() {
  return (
    <ManagedList
      route="GET /admin/webhooks/deliveries"
      queryKey={[...keys.webhooks, 'deliveries']}
      staleTime={0}
      refetchInterval={REFETCH_MS}
      caption="Kabar 30 hari terakhir, yang terbaru di atas"
      columns={columns}
      filters={[{ name: 'state', label: 'Status', options: optionsOf(webhookStateLabels) }]}
      hasFile={false}
    />
  );
}

function SendAgain({ id, event }: WebhookDelivery) {
  return (
    <ChangeButton
      variant="secondary"
      className="whitespace-nowrap"
      send={() => callApi('POST /admin/webhooks/deliveries/:id/send-again', { params: { id } })}
      changes={[keys.webhooks]}
    >
      Kirim lagi
      <span className="sr-only">{webhookEventLabels[event]}</span>
    </ChangeButton>
  );
}
