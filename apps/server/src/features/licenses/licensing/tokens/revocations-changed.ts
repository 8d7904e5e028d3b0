import { notify } from '../../../../platform/db/change-events.ts';
import type { Tx } from '../../../../platform/db/types.ts';

export const REVOCATIONS_TOPIC = 'revocations';

/** Whatever puts a device on the revocation list or takes it off calls this in its transaction. */
export function revocationsChanged(tx: Tx): Promise<void> {
  return notify(tx, REVOCATIONS_TOPIC);
}
