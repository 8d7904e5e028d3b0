import { useQuery } from '@tanstack/react-query';
import { keys, readOf } from '~/lib/api';

export const releasesQuery = readOf(keys.releases, 'GET /public/releases', {}, { toast: false });

export const useReleases = () => useQuery(releasesQuery);

export const useManagedReleases = () => useQuery(readOf(keys.releases, 'GET /admin/releases'));
