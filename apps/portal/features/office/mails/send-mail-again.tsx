import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ManagedMail } from '@timesync/contract';
import { Button } from '@timesync/ui';
import { callApi } from '~/lib/api/api-client';
import { waitingWorkKey } from '~/lib/api/waiting-work-key';
import { notifySuccess } from '~/lib/browser/notify';

export const mailsKey = ['mails'] as const;

export function SendMailAgain({ mail: { id, to } }: { mail: ManagedMail }) {
  const client = useQueryClient();
  const sendAgain = useMutation({
    mutationFn: () => callApi('POST /admin/mails/:id/send-again', { params: { id } }),
    onSuccess: ({ message }) => notifySuccess(message),
    // A refusal means that the list is old. The menu and Hari ini count failed mails, too.
    onSettled: () =>
      Promise.all(
        [mailsKey, waitingWorkKey].map((queryKey) => client.invalidateQueries({ queryKey })),
      ),
  });
  return (
    <Button
      variant="secondary"
      data-command="approve"
      className="whitespace-nowrap"
      isPending={sendAgain.isPending}
      onClick={() => sendAgain.mutate()}
    >
      Kirim lagi
      <span className="sr-only">ke {to}</span>
    </Button>
  );
}
