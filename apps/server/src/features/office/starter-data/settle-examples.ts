// One action keeps or removes the example products. The example accounts are removed in any case,
// because money sent to them would be lost.
import type { SettleExamplesBody } from '@timesync/contract';
import { recordChanges } from '../../../platform/history/record-change.ts';
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

const note = 'Data contoh';

export async function settleExamples(
  context: ActorContext,
  { keep, prices = [] }: SettleExamplesBody,
): Promise<void> {
  const at = context.clock.now();
  await context.database.transaction(async (tx) => {
    await lockExampleProducts(tx);
    const before = await listExampleProducts(tx);
    if (keep) await priceExampleVariants(tx, prices);
    const priced = new Map((await listExampleProducts(tx)).map((each) => [each.id, each.variants]));
    const products = await (keep ? keepExampleProducts : deleteExampleProducts)(tx, at);
    const accounts = await deleteExampleAccounts(tx, at);
    const variantsOf = (id: number) => before.find((each) => each.id === id)?.variants;
    const changes = products.map(({ id, name }) => ({
      id,
      before: { name, ...(keep && { variants: variantsOf(id) }) },
      ...(keep && { after: { name, variants: priced.get(id) } }),
    }));
    const action = keep ? 'update' : 'delete';
    await recordChanges(tx, context, ['product', changes], action, { note });
    const gone = accounts.map(({ id, name }) => ({ id, before: { name } }));
    await recordChanges(tx, context, ['payment account', gone], 'delete', { note });
    await catalogChanged(tx);
  });
}
