import { notify } from '../../../platform/db/change-events.ts';
import type { Tx } from '../../../platform/db/types.ts';

export const CATALOG_TOPIC = 'catalog';

/** Every change of a product or variant calls this in its transaction, or people see the old one. */
export function catalogChanged(tx: Tx): Promise<void> {
  return notify(tx, CATALOG_TOPIC);
}
