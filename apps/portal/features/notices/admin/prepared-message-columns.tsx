import {
  formatDateTime,
  formatPhone,
  type PreparedMessage,
  whatsappLink,
} from '@timesync/contract';
import { Button, buttonStyle } from '@timesync/ui';
import { MessageCircle } from 'lucide-react';
import type { Column } from '~/components/data-table/column';

interface MessageActions {
  onSettle: (settled: { id: number; state: 'sent' | 'skipped' }) => void;
  isSettling: boolean;
}

export function preparedMessageColumns(actions: MessageActions): Column<PreparedMessage>[] {
  return [
    {
      id: 'createdAt',
      header: 'Waktu',
      cell: ({ createdAt }) => (
        <span className="whitespace-nowrap">{formatDateTime(createdAt)}</span>
      ),
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
    {
      id: 'actions',
      header: 'Aksi',
      cell: (message) => <SendByHand message={message} {...actions} />,
    },
  ];
}

/** One tap opens the chat with the message in it, and takes the message off the list. */
function SendByHand({
  message: { id, name, whatsapp, text },
  onSettle,
  isSettling,
}: MessageActions & { message: PreparedMessage }) {
  return (
    <span className="flex flex-wrap justify-end gap-2">
      <a
        href={whatsappLink(whatsapp, text)}
        target="_blank"
        rel="noopener noreferrer"
        className={`${buttonStyle('primary')} whitespace-nowrap`}
        onClick={() => onSettle({ id, state: 'sent' })}
      >
        <MessageCircle aria-hidden className="size-5" />
        Kirim WA<span className="sr-only"> ke {name}</span>
      </a>
      <Button
        variant="secondary"
        className="whitespace-nowrap"
        disabled={isSettling}
        onClick={() => onSettle({ id, state: 'skipped' })}
      >
        Tidak perlu<span className="sr-only">, pesan untuk {name}</span>
      </Button>
    </span>
  );
}
