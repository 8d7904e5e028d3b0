import { formatRupiah } from '@timesync/contract';
import type { Tx } from '../../../../platform/db/types.ts';
import type { Dependencies } from '../../../../platform/dependencies.ts';
import { notifyAdmins } from '../../../office/admin-digest/notify-admins.ts';
import { countOpenMutations } from './mutations.repository.ts';

/** Notifies the admins once per file when its transfers match orders. */
export async function notifyMatchedMoney(
  dependencies: Pick<Dependencies, 'clock' | 'jobs'>,
  tx: Tx,
  { statementId, paymentAccountId }: { statementId: number; paymentAccountId: number },
): Promise<void> {
  const { match, matchAmount } = await countOpenMutations(tx, paymentAccountId);
  if (match === 0) return;
  const line = `${match} transfer senilai ${formatRupiah(matchAmount)} cocok dengan pesanan dan menunggu disetujui di Mutasi.`;
  await notifyAdmins(dependencies, tx, { kind: 'money matched', subjectId: statementId, line });
}
