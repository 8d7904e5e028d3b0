// One action keeps or removes the example products. The example accounts are removed in any case,
// because money sent to them would be lost.
import { recordHistory } from '../../platform/history/history.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Context } from '../../platform/http/mount.ts';
import { catalogChanged } from '../catalog/catalog-changed.ts';
import {
  deleteExampleAccounts,
  deleteExampleProducts,
  keepExampleProducts,
} from './first-steps.repository.ts';

export async function settleExamples(
  { actor, clock, database, requestId }: Context & { actor: Actor },
  { keep }: { keep: boolean },
): Promise<void> {
  const at = clock.now();
  await database.transaction(async (tx) => {
    const products = await (keep ? keepExampleProducts : deleteExampleProducts)(tx, at);
    const accounts = await deleteExampleAccounts(tx, at);
    const entry = (subject: string, action: string) => (example: { id: number; name: string }) => ({
      at,
      actorKind: 'admin' as const,
      actorId: actor.userId,
      requestId,
      subject,
      subjectId: example.id,
      action,
      note: 'Data contoh',
      before: { name: example.name },
    });
    await recordHistory(tx, [
      ...products.map(entry('product', keep ? 'update' : 'delete')),
      ...accounts.map(entry('payment account', 'delete')),
    ]);
    await catalogChanged(tx);
  });
}
