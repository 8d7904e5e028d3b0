// A deleted user disappears from every list and loses his sessions; his orders and licences stay.
import type { Tx } from '../../../../platform/db/types.ts';
import { recordChange } from '../../../../platform/history/record-change.ts';
import type { ActorContext } from '../../../../platform/http/mount.ts';
import { requireAnotherOwner } from '../admins/require-another-owner.ts';
import { endAccessOf } from '../sessions/end-access.ts';
import { markUserDeleted } from './managed-users.repository.ts';

export async function deleteAccount(
  context: ActorContext,
  tx: Tx,
  { id, endedMosques }: { id: number; endedMosques: number[] },
): Promise<void> {
  const { clock } = context;
  const user = await requireAnotherOwner(tx, context, id);
  await markUserDeleted(tx, id);
  await endAccessOf(tx, id, { at: clock.now() });
  await recordChange(tx, context, ['user', id], 'delete', {
    before: {
      ...{ name: user.name, email: user.email, role: user.role, adminRole: user.adminRole },
      endedMosques,
    },
  });
}
