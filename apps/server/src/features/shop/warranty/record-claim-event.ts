import type { Tx } from '../../../platform/db/types.ts';
import { recordChange } from '../../../platform/history/record-change.ts';
import type { ActorContext } from '../../../platform/http/mount.ts';
import type { BoxRow } from './box-row.ts';

interface ClaimEvent {
  box: Pick<BoxRow, 'orderId' | 'serial'>;
  action:
    | 'claimWarranty'
    | 'addClaimPhoto'
    | 'askAboutClaim'
    | 'answerClaim'
    | 'acceptClaim'
    | 'refuseClaim';
  by: 'admin' | 'customer';
  /** Shown to the customer in his order's time line. */
  note?: string | undefined;
  details?: object;
}

export async function recordClaimEvent(
  tx: Tx,
  context: ActorContext,
  { box, action, by, note, details }: ClaimEvent,
): Promise<void> {
  await recordChange(tx, context, ['order', box.orderId], action, {
    by,
    note,
    after: { serial: box.serial, ...details },
  });
}
