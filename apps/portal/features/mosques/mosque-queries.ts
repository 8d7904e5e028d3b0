import { queryOptions } from '@tanstack/react-query';
import { callApi } from '~/lib/api/api-client';

export const mosqueKeys = { all: ['mosques'] as const, list: ['mosques', 'list'] as const };

/** Read in the background of a checkout, which works without the answer. */
export const ownMosquesQuery = queryOptions({
  queryKey: mosqueKeys.list,
  queryFn: ({ signal }) => callApi('GET /my-mosques', {}, { signal, toast: false }),
});
