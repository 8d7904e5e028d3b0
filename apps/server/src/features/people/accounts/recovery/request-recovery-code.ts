// The answer does not reveal whether an account exists: unknown addresses and exhausted limits are
// answered like a sent code. The account is looked up later, in a job, so that the response time
// does not reveal it either.
import type { Context } from '../../../../platform/http/mount.ts';
import { networkKey } from '../../../../platform/limits/network-key.ts';
import { recoveryCodeJob } from './recovery-code-job.ts';

export async function requestRecoveryCode(context: Context, email: string): Promise<void> {
  const { database, jobs, limits, client } = context;
  const network = networkKey(client.address);
  const usedUp = await limits.spendInOrder([
    ['recoveryCodesPerAddress', network],
    ['recoveryCodesPerEmailAndAddress', `${email}|${network}`],
    ['recoveryCodesPerEmailAddressAndDay', `${email}|${network}`],
    ['recoveryCodesPerEmail', email],
  ]);
  if (!usedUp) await jobs.enqueue(database.db, recoveryCodeJob, { email, network });
}
