// A portal on trial needs something to sell, and one in use must never be written to. So only an
// empty shop is filled and, without an explicit setting, only the embedded database.
import { takeTurns } from '../../../platform/db/take-turns.ts';
import type { Tx } from '../../../platform/db/types.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { addInitDevices, hasInitDevices } from '../../licenses/init-devices/init-devices.ts';
import { catalogChanged } from '../../shop/catalog/catalog-changed.ts';
import { addExampleProduct, hasProducts } from '../../shop/catalog/example-products.ts';
import { addExampleAccounts, hasPaymentAccounts } from '../../shop/payments/example-accounts.ts';
import { starterInitDevices, starterPaymentAccounts, starterProducts } from './starter-catalog.ts';

/** True when it filled the shop. */
export async function fillStarterData(
  dependencies: Pick<Dependencies, 'config' | 'database'>,
): Promise<boolean> {
  const { config, database } = dependencies;
  const isWanted = config.DEMO_DATA ?? !config.DATABASE_URL;
  if (!isWanted) return false;
  return database.transaction(async (tx) => {
    // Processes that start at the same time fill the database one after the other.
    await takeTurns(tx, 'starter data');
    if (await hasShopData(tx)) return false;
    await addInitDevices(tx, starterInitDevices);
    for (const product of starterProducts) {
      await addExampleProduct(tx, {
        ...product,
        description: withoutIndent(product.description),
      });
    }
    await addExampleAccounts(tx, starterPaymentAccounts);
    await catalogChanged(tx);
    return true;
  });
}

async function hasShopData(tx: Tx): Promise<boolean> {
  return (await hasProducts(tx)) || (await hasInitDevices(tx)) || (await hasPaymentAccounts(tx));
}

function withoutIndent(html: string): string {
  return html.replaceAll(/\s+/g, ' ').replaceAll('> <', '><').trim();
}
