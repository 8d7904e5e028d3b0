import type { ActorContext } from '../../../platform/http/mount.ts';
import { kindsOfAdmins } from './link-kinds.ts';
import { withdrawLink } from './withdraw-link.ts';

/** One that an admin made. False when it is not open any more. */
export function withdrawShopLink(context: ActorContext, id: number): Promise<boolean> {
  return context.database.transaction((tx) =>
    withdrawLink(context, tx, { id, kinds: kindsOfAdmins }, 'admin'),
  );
}
