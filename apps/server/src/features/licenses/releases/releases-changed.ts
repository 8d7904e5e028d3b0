import { notify } from '../../../platform/db/change-events.ts';
import type { Tx } from '../../../platform/db/types.ts';

export const RELEASES_TOPIC = 'releases';

/** Whatever changes what people fetch calls this in its transaction. */
export function releasesChanged(tx: Tx): Promise<void> {
  return notify(tx, RELEASES_TOPIC);
}
