import { formatDateTime, formatPhone, type PreparedMessage } from '@timesync/contract';
import type { Column } from '~/components/data-table/column';
import { ManagedList } from '~/components/data-table/managed-list';
import { preparedMessagesKey, SendByHand } from './send-by-hand';

const columns: Column<PreparedMessage>[] = [
  {
    id: 'createdAt',
    header: 'Waktu',
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatDateTime(createdAt)}</span>,
  },
  {
    id: 'name',
    header: 'Pelanggan',
    cell: ({ name, whatsapp }) => (
      <>
        <span className="wrap-anywhere block font-medium">{name}</span>
        <span className="block whitespace-nowrap text-ink-muted text-xs">
          {formatPhone(whatsapp)}
        </span>
      </>
    ),
  },
  {
    id: 'text',
    header: 'Pesan',
    cell: ({ text, reason }) => (
      <>
        <span className="wrap-anywhere block whitespace-pre-line py-2 text-left text-sm">
          {text}
        </span>
        {reason && <span className="wrap-anywhere block text-ink-muted text-xs">{reason}</span>}
      </>
    ),
  },
  { id: 'actions', header: 'Aksi', cell: (message) => <SendByHand message={message} /> },
];

export function PreparedMessages() {
  return (
    <ManagedList
      route="GET /admin/whatsapp/messages"
      queryKey={preparedMessagesKey}
      staleTime={0}
      caption="Pesan WhatsApp yang siap dikirim, yang terlama di atas"
      columns={columns}
      hasFile={false}
    />
  );
}
