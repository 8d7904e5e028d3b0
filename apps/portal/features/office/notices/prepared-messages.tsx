import { useMutation } from '@tanstack/react-query';
import {
  formatDateTime,
  formatPhone,
  type PreparedMessage,
  whatsappLink,
} from '@timesync/contract';
import { Button } from '@timesync/ui';
import { MessageCircle } from 'lucide-react';
import { type Column, ManagedList } from '~/components/data-table';
import { OutLink } from '~/components/ui';
import { callApi, keys, useRefresh } from '~/lib/api';

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
      queryKey={keys.preparedMessages}
      staleTime={0}
      caption="Pesan WhatsApp yang siap dikirim, yang terlama di atas"
      columns={columns}
      hasFile={false}
    />
  );
}

/** One tap opens the chat with the message in it, and takes the message off the list. */
function SendByHand({ message }: { message: PreparedMessage }) {
  const { id, name, whatsapp, text } = message;
  // Without a toast: the chat is in sight. Another admin may have been faster, and the menu counts them too.
  const settle = useMutation({
    mutationFn: (state: 'sent' | 'skipped') =>
      callApi('POST /admin/whatsapp/messages/:id', { params: { id }, body: { state } }),
    onSettled: useRefresh(keys.preparedMessages, keys.waitingWork),
  });
  return (
    <span className="flex flex-wrap justify-end gap-2">
      <OutLink
        href={whatsappLink(whatsapp, text)}
        icon={MessageCircle}
        className="whitespace-nowrap"
        onClick={() => settle.mutate('sent')}
      >
        Kirim WA<span className="sr-only"> ke {name}</span>
      </OutLink>
      <Button
        variant="secondary"
        className="whitespace-nowrap"
        disabled={settle.isPending}
        onClick={() => settle.mutate('skipped')}
      >
        Tidak perlu<span className="sr-only">, pesan untuk {name}</span>
      </Button>
    </span>
  );
}
