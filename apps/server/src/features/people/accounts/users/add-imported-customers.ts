// Customers of the time before this shop. They choose their passwords by the login link of an account
// that an admin added; until then their hash matches no password.
import type { Tx } from '../../../../platform/db/types.ts';
import { recordHistory } from '../../../../platform/history/history.ts';
import type { ActorContext } from '../../../../platform/http/mount.ts';
import { generatedPassword } from '../password-origin.ts';
import { insertUsers } from '../users.repository.ts';

export async function addImportedCustomers(
  tx: Tx,
  { actor, clock, passwords, requestId }: ActorContext,
  customers: Array<{ name: string; email: string; whatsapp: string }>,
): Promise<Array<{ id: number; email: string }>> {
  if (customers.length === 0) return [];
  const at = clock.now();
  const added = await insertUsers(
    tx,
    customers.map((customer) => ({
      ...customer,
      source: 'admin' as const,
      ...generatedPassword(passwords.hashOfNobody, at),
    })),
  );
  await recordHistory(
    tx,
    added.map(({ id, name, email, whatsapp }) => ({
      at,
      actorKind: 'admin',
      actorId: actor.userId,
      requestId,
      subject: 'user',
      subjectId: id,
      action: 'import',
      after: { name, email, whatsapp },
    })),
  );
  return added;
}
