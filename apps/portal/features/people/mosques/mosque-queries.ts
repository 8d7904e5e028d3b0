import { useQuery } from '@tanstack/react-query';
import { keys, readOf } from '~/lib/api';

/** Read in the background of a checkout, which works without the answer. */
export const ownMosquesQuery = readOf(keys.mosques, 'GET /my-mosques', {}, { toast: false });

/** The server returns at most this many in one page. */
const MOST = { query: { limit: '100' } };
/** Somebody else of the mosque may have changed it a minute ago. */
const staleTime = 0;

const paramsOf = (id: number) => ({ params: { id } });

export const useOwnMosques = () => useQuery({ ...ownMosquesQuery, staleTime });

export const useMembers = (id: number) =>
  useQuery({ ...readOf(keys.mosques, 'GET /my-mosques/:id/members', paramsOf(id)), staleTime });

export const useMosqueLinks = (id: number) =>
  useQuery({ ...readOf(keys.mosques, 'GET /my-mosques/:id/links', paramsOf(id)), staleTime });

export const useLicensesByRoom = () =>
  useQuery({ ...readOf(keys.mosques, 'GET /my-licenses', MOST), staleTime });

export const useOrdersWithDocuments = () =>
  useQuery({ ...readOf(keys.mosques, 'GET /transaction', MOST), staleTime });
