import { type DataTag, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi, keys, readOf, storeAnswer } from '~/lib/api';

const settingsQuery = readOf(keys.settings, 'GET /admin/settings');
const mailServerQuery = readOf(keys.mailServer, 'GET /admin/mail-server');
const whatsappQuery = readOf(keys.whatsapp, 'GET /admin/whatsapp');

export const useSettings = () => useQuery(settingsQuery);
export const useMailServer = () => useQuery(mailServerQuery);
export const useWhatsappChannel = () => useQuery(whatsappQuery);

/** Takes over what was saved. Other screens show the settings, or say whether mails leave. */
function useCache<Saved>({ queryKey }: { queryKey: DataTag<readonly unknown[], Saved, Error> }) {
  const client = useQueryClient();
  return (saved: Saved) => {
    storeAnswer<Saved>(client, queryKey, saved);
    void client.invalidateQueries({ queryKey: keys.sellerSettings });
    void client.invalidateQueries({ queryKey: keys.health });
  };
}

export const useCacheSettings = () => useCache(settingsQuery);
export const useCacheMailServer = () => useCache(mailServerQuery);
export const useCacheChannel = () => useCache(whatsappQuery);

/** The form or the card shows a failure itself. */
export function useTestMail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi('POST /admin/first-steps/test-mail', {}, { toast: false }),
    // The dashboard's steps and the shop's health know whether a mail has left.
    onSuccess: () => client.invalidateQueries(),
  });
}
