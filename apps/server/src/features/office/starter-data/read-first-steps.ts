import type { FirstSteps } from '@timesync/contract';
import type { ActorContext } from '../../../platform/http/mount.ts';
import { isSendingMail } from '../../../platform/mail/mail-server.ts';
import { hasEveryApp } from '../../licenses/releases/read-releases.ts';
import { countOwnProducts, listExampleProducts } from '../../shop/catalog/example-products.ts';
import { countOrdersByStatus } from '../../shop/orders/count-orders.ts';
import { countOwnAccounts } from '../../shop/payments/example-accounts.ts';

export async function readFirstSteps({
  actor,
  config,
  database,
  settings,
}: ActorContext): Promise<FirstSteps> {
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
