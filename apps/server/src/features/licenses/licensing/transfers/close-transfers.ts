// A request is void once an admin released the device, the licence was revoked or a device was
// bound. It leaves the queue with a sentence for the customer, and does not count as one of his
// three moves.
import type { Tx } from '../../../../platform/db/types.ts';
import { recordChanges } from '../../../../platform/history/record-change.ts';
import type { Context } from '../../../../platform/http/mount.ts';
import { closeOpenTransfers } from './transfers.repository.ts';

const notes = {
  released: 'Perangkat lama sudah dilepas, jadi permohonan ini tidak diperlukan lagi.',
  bound: 'Lisensi ini sudah dipakai lagi, jadi permohonan ini tidak diperlukan lagi.',
  revoked: 'Lisensi ini sudah dicabut.',
};

export async function closeTransfers(
  tx: Tx,
  context: Pick<Context, 'clock' | 'requestId'>,
  { licenseIds, because }: { licenseIds: number[]; because: keyof typeof notes },
): Promise<void> {
  const note = notes[because];
  const closed = await closeOpenTransfers(tx, licenseIds, { at: context.clock.now(), note });
  const changes = closed.map(({ id, licenseId }) => ({ id: licenseId, after: { transferId: id } }));
  await recordChanges(tx, context, ['license', changes], 'reject transfer', { by: 'system', note });
}
