import type { Tx } from '../../platform/db/types.ts';
import { recordHistory } from '../../platform/history/history.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Context } from '../../platform/http/mount.ts';
import type { BoxRow } from './boxes.repository.ts';

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
  /** What the customer reads in his order's time line. */
  note?: string | undefined;
  facts?: object;
}

export async function recordClaimEvent(
  tx: Tx,
  { actor, clock, requestId }: Context & { actor: Actor },
  { box, action, by, note, facts }: ClaimEvent,
): Promise<void> {
  await recordHistory(tx, [
    {
      at: clock.now(),
      actorKind: by,
      actorId: actor.userId,
      requestId,
      subject: 'order',
      subjectId: box.orderId,
      action,
      note: note ?? null,
      after: { serial: box.serial, ...facts },
    },
  ]);
}
