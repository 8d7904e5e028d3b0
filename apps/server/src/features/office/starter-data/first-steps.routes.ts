import * as contract from '@timesync/contract';
import { recordChanges } from '../../../platform/history/record-change.ts';
import { type ActorContext, answer, type Server } from '../../../platform/http/mount.ts';
import { isSendingMail } from '../../../platform/mail/mail-server.ts';
import { hasEveryApp } from '../../licenses/releases/read-releases.ts';
import { catalogChanged } from '../../shop/catalog/catalog-changed.ts';
import {
  countOwnProducts,
  deleteExampleProducts,
  keepExampleProducts,
  listExampleProducts,
  lockExampleProducts,
  priceExampleVariants,
} from '../../shop/catalog/example-products.ts';
import { countOrdersByStatus } from '../../shop/orders/count-orders.ts';
import { countOwnAccounts, deleteExampleAccounts } from '../../shop/payments/example-accounts.ts';
import { saveShopTime } from '../settings/change-settings.ts';
import { sendTestMail } from './send-test-mail.ts';

export function mountFirstSteps({ mount }: Server): void {
  mount(contract.getFirstSteps, async (context) => answer(200, await readFirstSteps(context)));
  mount(contract.leaveFirstSteps, async (context) => {
    await saveShopTime(context, 'firstStepsLeftAt');
    return answer(200, await readFirstSteps(context));
  });
  mount(contract.settleExamples, async (context, { body }) => {
    await settleExamples(context, body);
    return answer(200, await readFirstSteps(context));
  });
  mount(contract.sendTestMail, async (context) =>
    answer(200, { sentTo: await sendTestMail(context) }),
  );
}

async function readFirstSteps({
  actor,
  config,
  database,
  settings,
}: ActorContext): Promise<contract.FirstSteps> {
  const { mailServer, notes, shop } = settings.current;
  const { db } = database;
  const examples = await listExampleProducts(db);
  const hasOwnProducts = (await countOwnProducts(db)) > 0;
  const orders = await countOrdersByStatus(db);
  const hasMailServer = isSendingMail(config, mailServer);
  return {
    steps: [
      { id: 'password', isDone: !actor.profile.hasGeneratedPassword },
      { id: 'seller', isDone: shop.sellerName !== null && shop.whatsappNumber !== null },
      { id: 'account', isDone: (await countOwnAccounts(db)) > 0 },
      { id: 'product', isDone: hasOwnProducts && examples.length === 0 },
      { id: 'apps', isDone: await hasEveryApp({ database }) },
      { id: 'mail', isDone: hasMailServer && notes.mailTestedAt !== null },
    ],
    isFirstVisit: notes.firstStepsLeftAt === null && orders.size === 0,
    hasSold: orders.has('paid'),
    exampleProducts: examples.length,
    examples,
    hasMailServer,
  };
}

// One action keeps or removes the example products. The example accounts are removed in any case,
// because money sent to them would be lost.
const note = 'Data contoh';

async function settleExamples(
  context: ActorContext,
  { keep, prices = [] }: contract.SettleExamplesBody,
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
