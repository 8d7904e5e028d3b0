import type { Tx } from '../../../platform/db/types.ts';
import { recordHistory } from '../../../platform/history/history.ts';
import type { Context } from '../../../platform/http/mount.ts';
import { listBoxIds } from '../shipping/change-box.ts';
import { closeOpenClaims } from './claims.repository.ts';

const NOTE = 'Dana pesanan ini sudah dikembalikan, jadi klaim ini tidak diperlukan lagi.';

/** Runs in the transaction of the refund. */
export async function closeClaims(
  tx: Tx,
  { clock, requestId }: Pick<Context, 'clock' | 'requestId'>,
  { orderId, lineIds }: { orderId: number; lineIds: number[] },
): Promise<void> {
  const at = clock.now();
  const boxIds = await listBoxIds(tx, lineIds);
  const closed = await closeOpenClaims(tx, boxIds, { at, note: NOTE });
  await recordHistory(
    tx,
    closed.map((claimId) => ({
      at,
      actorKind: 'system' as const,
      requestId,
      subject: 'order',
      subjectId: orderId,
      action: 'closeClaim',
      after: { claimId },
    })),
  );
}
