import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { WhatsappChannel } from '@timesync/contract';
import { callApi } from '~/lib/api/api-client';

const key = ['whatsapp-channel'];

export function useWhatsappChannel() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => callApi('GET /admin/whatsapp', {}, { signal }),
  });
}

export function useCacheChannel() {
  const client = useQueryClient();
  return (saved: WhatsappChannel) => client.setQueryData(key, saved);
}
