import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '~/lib/api/api-client';

export const mosqueKeys = {
  all: ['mosques'] as const,
  list: ['mosques', 'list'] as const,
  members: (id: number) => ['mosques', 'members', id] as const,
  links: (id: number) => ['mosques', 'links', id] as const,
  licenses: ['mosques', 'licenses'] as const,
  documents: ['mosques', 'documents'] as const,
};

/** Read in the background of a checkout, which works without the answer. */
export const ownMosquesQuery = queryOptions({
  queryKey: mosqueKeys.list,
  queryFn: ({ signal }) => callApi('GET /my-mosques', {}, { signal, toast: false }),
});

/** The server returns at most this many in one page. */
const MOST = { query: { limit: '100' } };

/** Somebody else of the mosque may have changed it a minute ago. */
const staleTime = 0;

export const useOwnMosques = () => useQuery({ ...ownMosquesQuery, staleTime });

export function useMembers(id: number) {
  const params = { id: String(id) };
  return useQuery({
    queryKey: mosqueKeys.members(id),
    queryFn: ({ signal }) => callApi('GET /my-mosques/:id/members', { params }, { signal }),
    staleTime,
  });
}

export function useMosqueLinks(id: number) {
  const params = { id: String(id) };
  return useQuery({
    queryKey: mosqueKeys.links(id),
    queryFn: ({ signal }) => callApi('GET /my-mosques/:id/links', { params }, { signal }),
    staleTime,
  });
}

export function useLicensesByRoom() {
  return useQuery({
    queryKey: mosqueKeys.licenses,
    queryFn: ({ signal }) => callApi('GET /my-licenses', MOST, { signal }),
    staleTime,
  });
}

export function useOrdersWithDocuments() {
  return useQuery({
    queryKey: mosqueKeys.documents,
    queryFn: ({ signal }) => callApi('GET /transaction', MOST, { signal }),
    staleTime,
  });
}

export function useRefreshMosques() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: mosqueKeys.all });
}
