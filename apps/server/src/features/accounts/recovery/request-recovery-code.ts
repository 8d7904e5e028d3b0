// The caller learns nothing about who has an account: unknown addresses and spent limits are
// answered like a sent code. Whether there is an account is looked up later, in a job, so that the
// time of the answer does not tell either.
import type { Context } from '../../../platform/http/mount.ts';
import { networkKey } from '../../../platform/limits/network-key.ts';
import { recoveryCodeJob } from './recovery-code-job.ts';

export async function requestRecoveryCode(context: Context, email: string): Promise<void> {
  const { database, jobs, limits, client } = context;
  const network = networkKey(client.address);
  const isAllowed =
    (await limits.trySpend('recoveryCodesPerAddress', network)) &&
    (await limits.trySpend('recoveryCodesPerEmailAndAddress', `${email}|${network}`)) &&
    (await limits.trySpend('recoveryCodesPerEmailAddressAndDay', `${email}|${network}`)) &&
    (await limits.trySpend('recoveryCodesPerEmail', email));
  if (isAllowed) await jobs.enqueue(database.db, recoveryCodeJob, { email, network });
}
