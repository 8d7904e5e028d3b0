// A portal on trial needs something to sell, and one in use must never be written to. So only an
// empty shop is filled and, without an explicit setting, only the embedded database.
import type { Dependencies } from '../../platform/dependencies.ts';
import { catalogChanged } from '../catalog/catalog-changed.ts';
import { sanitizeDescription } from '../catalog/sanitize-description.ts';
import { starterInitDevices, starterPaymentAccounts, starterProducts } from './starter-catalog.ts';
import {
  hasShopData,
  insertInitDevices,
  insertPaymentAccounts,
  insertProduct,
  lockStarterData,
} from './starter-data.repository.ts';

/** True when it filled the shop. */
export async function fillStarterData(
  dependencies: Pick<Dependencies, 'config' | 'database'>,
): Promise<boolean> {
  const { config, database } = dependencies;
  const isWanted = config.DEMO_DATA ?? !config.DATABASE_URL;
  if (!isWanted) return false;
  return database.transaction(async (tx) => {
    await lockStarterData(tx);
    if (await hasShopData(tx)) return false;
    await insertInitDevices(tx, starterInitDevices);
    for (const product of starterProducts) {
      await insertProduct(tx, {
        ...product,
        description: sanitizeDescription(withoutIndent(product.description)),
      });
    }
    await insertPaymentAccounts(tx, [...starterPaymentAccounts]);
    await catalogChanged(tx);
    return true;
  });
}

function withoutIndent(html: string): string {
  return html.replaceAll(/\s+/g, ' ').replaceAll('> <', '><').trim();
}
