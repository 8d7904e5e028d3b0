import { formatRupiah } from '@timesync/contract';
import type { Tx } from '../../../platform/db/types.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { tellOwner } from '../../owner-news/tell-owner.ts';
import { countOpenMutations } from './mutations.repository.ts';

/** A file has brought money that names its orders: whoever may approve it hears of it, once per file. */
export async function tellMatchedMoney(
  dependencies: Pick<Dependencies, 'clock' | 'jobs'>,
  tx: Tx,
  { statementId, paymentAccountId }: { statementId: number; paymentAccountId: number },
): Promise<void> {
  const { match, matchAmount } = await countOpenMutations(tx, paymentAccountId);
  if (match === 0) return;
  const line = `${match} transfer senilai ${formatRupiah(matchAmount)} cocok dengan pesanan dan menunggu disetujui di Mutasi.`;
  await tellOwner(dependencies, tx, { kind: 'money matched', subjectId: statementId, line });
}
