import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type PreparedMessage, whatsappLink } from '@timesync/contract';
import { Button, buttonStyle } from '@timesync/ui';
import { MessageCircle } from 'lucide-react';
import { callApi } from '~/lib/api/api-client';
import { waitingWorkKey } from '~/lib/api/waiting-work-key';

export const preparedMessagesKey = ['prepared-messages'] as const;

/** One tap opens the chat with the message in it, and takes the message off the list. */
export function SendByHand({ message }: { message: PreparedMessage }) {
  const { id, name, whatsapp, text } = message;
  const client = useQueryClient();
  const settle = useMutation({
    mutationFn: (state: 'sent' | 'skipped') =>
      callApi('POST /admin/whatsapp/messages/:id', { params: { id: String(id) }, body: { state } }),
    // Also after an error: another admin was faster. The menu's count is refetched too.
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: preparedMessagesKey }),
        client.invalidateQueries({ queryKey: waitingWorkKey }),
      ]),
  });
  return (
    <span className="flex flex-wrap justify-end gap-2">
      <a
        href={whatsappLink(whatsapp, text)}
        target="_blank"
        rel="noopener noreferrer"
        className={`${buttonStyle('primary')} whitespace-nowrap`}
        onClick={() => settle.mutate('sent')}
      >
        <MessageCircle aria-hidden className="size-5" />
        Kirim WA<span className="sr-only"> ke {name}</span>
      </a>
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
