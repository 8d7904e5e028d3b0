// The caller learns nothing about who has an account: unknown addresses and spent limits are
// answered like a sent code. Whether there is an account is looked up later, in a job, so that the
// time of the answer does not tell either.
import type { Context } from '../../../platform/http/mount.ts';
import { networkKey } from '../../../platform/limits/network-key.ts';
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
