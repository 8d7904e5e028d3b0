import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Webhook, WebhookBody } from '@timesync/contract';
import { callApi } from '~/lib/api/api-client';
import { notifySuccess } from '~/lib/browser/notify';

const key = ['webhooks'];
export const deliveriesKey = ['webhook-deliveries'] as const;

export function useWebhooks() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => callApi('GET /admin/webhooks', {}, { signal }),
  });
}

const sendNew = async (body: WebhookBody) =>
  (await callApi('POST /admin/webhooks', { body })).secret;

async function sendChange(id: string, body: WebhookBody): Promise<undefined> {
  await callApi('PATCH /admin/webhooks/:id', { params: { id }, body });
}

/** Adds an address, or changes one; returns the secret of a new one. */
export function useSaveWebhook(webhook: Webhook | undefined) {
  const client = useQueryClient();
  return {
    send: async (body: WebhookBody): Promise<string | undefined> => {
      const secret = webhook ? await sendChange(webhook.id, body) : await sendNew(body);
      await Promise.all([
        client.invalidateQueries({ queryKey: key }),
        client.invalidateQueries({ queryKey: deliveriesKey }),
      ]);
      return secret;
    },
  };
}

export function useRemoveWebhook() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callApi('DELETE /admin/webhooks/:id', { params: { id } }),
    onSuccess: (left) => {
      client.setQueryData(key, left);
      notifySuccess('Alamat dihapus');
    },
  });
}

export function useSendWebhookAgain(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      callApi('POST /admin/webhooks/deliveries/:id/send-again', { params: { id: String(id) } }),
    onSuccess: ({ message }) => notifySuccess(message),
    onSettled: () => client.invalidateQueries({ queryKey: deliveriesKey }),
  });
}
