import { type AdminArea, hasAdminArea } from '@timesync/contract';
import { useSession } from './use-session';

/** Whether the signed-in admin has an area of the back office. The server decides on every call. */
export function useMay(): (area: AdminArea) => boolean {
  const session = useSession();
  return (area) => session.status === 'signed-in' && hasAdminArea(session.user, area);
}
