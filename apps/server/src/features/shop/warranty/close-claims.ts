import { and, inArray } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/types.ts';
import { recordHistory } from '../../../platform/history/history.ts';
import type { Context } from '../../../platform/http/mount.ts';
import { listBoxIds } from '../shipping/change-box.ts';
import { undecided } from './claims.repository.ts';
import { warrantyClaims } from './warranty.schema.ts';

const NOTE = 'Dana pesanan ini sudah dikembalikan, jadi klaim ini tidak diperlukan lagi.';

/** Runs in the transaction of the refund. */
export async function closeClaims(
  tx: Tx,
  { clock, requestId }: Pick<Context, 'clock' | 'requestId'>,
  { orderId, lineIds }: { orderId: number; lineIds: number[] },
): Promise<void> {
  const at = clock.now();
  const boxIds = await listBoxIds(tx, lineIds);
  const isOpen = and(
    inArray(warrantyClaims.status, [...undecided]),
    inArray(warrantyClaims.boxUnitId, boxIds),
  );
  const closed = await tx
    .update(warrantyClaims)
    .set({ status: 'withdrawn', decidedAt: at, decisionNote: NOTE })
    .where(isOpen)
    .returning({ claimId: warrantyClaims.id });
  await recordHistory(
    tx,
    closed.map((after) => ({
      at,
      actorKind: 'system' as const,
      requestId,
      subject: 'order',
      subjectId: orderId,
      action: 'closeClaim',
      after,
    })),
  );
}
