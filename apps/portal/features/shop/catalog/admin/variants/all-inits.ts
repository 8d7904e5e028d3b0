import { useQuery } from '@tanstack/react-query';
import { callApi, keys } from '~/lib/api';

/** The most the server gives at once. */
const LARGEST_PAGE = '100';

/** Every init by its letters, for a choice. */
export function useAllInits() {
  return useQuery({
    queryKey: [...keys.initDevices, 'choice'],
    queryFn: async ({ signal }) => {
      const inits: string[] = [];
      for (let page = 1, lastPage = 1; page <= lastPage; page++) {
        const query = { page: String(page), limit: LARGEST_PAGE };
        const answer = await callApi('GET /admin/init-device', { query }, { signal });
        inits.push(...answer.data.map((device) => device.init));
        lastPage = answer.totalPages;
      }
      return inits.sort();
    },
  });
}
