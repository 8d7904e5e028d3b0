import { createNumericCode, hashToken } from '../../../../platform/crypto/tokens.ts';
import type { Dependencies } from '../../../../platform/dependencies.ts';
import type { JobKind } from '../../../../platform/jobs/jobs.ts';
import { queueUrgentMail } from '../../../../platform/mail/mail-queue.ts';
import { recoveryMail } from '../accounts.mails.ts';
import { findUserByEmail } from '../users.repository.ts';
import { saveRecoveryCode } from './recovery-codes.repository.ts';

export const RECOVERY_CODE_MINUTES = 10;
const CODE_DIGITS = 8;

interface RecoveryRequest {
  email: string;
  /** The requesting network, as the limits count it. */
  network: string;
}

/**
 * One for every request, whether the address is known or not. It contains an email, so it is
 * deleted soon.
 */
export const recoveryCodeJob: JobKind<RecoveryRequest> = {
  name: 'recovery-code',
  options: { retryLimit: 5, retryDelay: 2, expireInSeconds: 60, deleteAfterSeconds: 600 },
};

export async function sendRecoveryCode(
  { clock, database, jobs }: Pick<Dependencies, 'clock' | 'database' | 'jobs'>,
  { email, network }: RecoveryRequest,
): Promise<void> {
  const user = await findUserByEmail(database.db, email);
  if (!user) return;
  const code = createNumericCode(CODE_DIGITS);
  const expiresAt = new Date(clock.now().getTime() + RECOVERY_CODE_MINUTES * 60_000);
  await database.transaction(async (tx) => {
    await saveRecoveryCode(tx, {
      userId: user.id,
      codeHash: hashToken(code),
      sentTo: user.email.toLowerCase(),
      network,
      expiresAt,
    });
    const mail = recoveryMail(user, code, RECOVERY_CODE_MINUTES);
    await queueUrgentMail(jobs, tx, mail, expiresAt);
  });
}
