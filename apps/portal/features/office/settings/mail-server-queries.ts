import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { MailServer } from '@timesync/contract';
import { callApi } from '~/lib/api/api-client';
import { sellerSettingsKey } from '~/lib/seller-settings/use-seller-settings';

const key = ['mail-server'];

export function useMailServer() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => callApi('GET /admin/mail-server', {}, { signal }),
  });
}

/** Other screens say whether mails leave. */
export function useCacheMailServer() {
  const client = useQueryClient();
  return (saved: MailServer) => {
    client.setQueryData(key, saved);
    void client.invalidateQueries({ queryKey: sellerSettingsKey });
    void client.invalidateQueries({ queryKey: ['health'] });
  };
}

/** The form or the card shows a failure itself. */
export function useTestMail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi('POST /admin/first-steps/test-mail', {}, { toast: false }),
    // The dashboard's steps and the shop's health know whether a mail has left.
    onSuccess: () => client.invalidateQueries(),
  });
}
