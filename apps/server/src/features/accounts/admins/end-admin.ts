import type { Actor } from '../../../platform/http/actor.ts';
import type { Context } from '../../../platform/http/mount.ts';
import { requireRecentProof } from '../sessions/require-recent-proof.ts';
import { deleteUser } from '../users/delete-user.ts';

/** Never the last one: `deleteUser` sees to that. */
export async function endAdmin(
  context: Context & { actor: Actor },
  target: { id: number; currentPassword: string | undefined },
): Promise<void> {
  await requireRecentProof(context, target.currentPassword, 'ADMIN_CHANGE');
  await deleteUser(context, target);
}
