import type { Actor } from '../../../platform/http/actor.ts';
import type { Context } from '../../../platform/http/mount.ts';
import { requireRecentAuthentication } from '../sessions/require-recent-authentication.ts';
import { deleteUser } from '../users/delete-user.ts';

/** Never the last one: `deleteUser` sees to that. */
export async function endAdmin(
  context: Context & { actor: Actor },
  target: { id: number; currentPassword: string | undefined },
): Promise<void> {
  await requireRecentAuthentication(context, target.currentPassword, 'ADMIN_CHANGE');
  await deleteUser(context, target);
}
