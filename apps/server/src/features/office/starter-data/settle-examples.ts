// One action keeps or removes the example products. The example accounts are removed in any case,
// because money sent to them would be lost.
import type { SettleExamplesBody } from '@timesync/contract';
import { recordHistory } from '../../../platform/history/history.ts';
import type { ActorContext } from '../../../platform/http/mount.ts';
import { catalogChanged } from '../../shop/catalog/catalog-changed.ts';
import {
  deleteExampleProducts,
  keepExampleProducts,
  listExampleProducts,
  lockExampleProducts,
  priceExampleVariants,
} from '../../shop/catalog/example-products.ts';
import { deleteExampleAccounts } from '../../shop/payments/example-accounts.ts';

export async function settleExamples(
  { actor, clock, database, requestId }: ActorContext,
  { keep, prices = [] }: SettleExamplesBody,
): Promise<void> {
  const at = clock.now();
  await database.transaction(async (tx) => {
    await lockExampleProducts(tx);
    const before = await listExampleProducts(tx);
    if (keep) await priceExampleVariants(tx, prices);
    const priced = new Map((await listExampleProducts(tx)).map((each) => [each.id, each.variants]));
    const products = await (keep ? keepExampleProducts : deleteExampleProducts)(tx, at);
    const accounts = await deleteExampleAccounts(tx, at);
    const variantsOf = (id: number) => before.find((each) => each.id === id)?.variants;
    const entry = (subject: string, action: string) => (example: { id: number; name: string }) => ({
      at,
      actorKind: 'admin' as const,
      actorId: actor.userId,
      requestId,
      subject,
      subjectId: example.id,
      action,
      note: 'Data contoh',
      before: {
        name: example.name,
        ...(action === 'update' && { variants: variantsOf(example.id) }),
      },
      ...(action === 'update' && {
        after: { name: example.name, variants: priced.get(example.id) },
      }),
    });
    await recordHistory(tx, [
      ...products.map(entry('product', keep ? 'update' : 'delete')),
      ...accounts.map(entry('payment account', 'delete')),
    ]);
    await catalogChanged(tx);
  });
}
