// The caller learns nothing about who has an account: unknown addresses and spent limits are
// answered like a sent code.
import { createNumericCode, hashToken } from '../../../platform/crypto/tokens.ts';
import type { Context } from '../../../platform/http/mount.ts';
import { networkKey } from '../../../platform/limits/network-key.ts';
import { queueUrgentMail } from '../../../platform/mail/mail-queue.ts';
import { recoveryMail } from '../accounts.mails.ts';
import { findUserByEmail } from '../users.repository.ts';
import { saveRecoveryCode } from './recovery-codes.repository.ts';

export const RECOVERY_CODE_MINUTES = 10;
const CODE_DIGITS = 8;

export async function requestRecoveryCode(context: Context, email: string): Promise<void> {
  const { database, clock, jobs, limits, client } = context;
  const isAllowed =
    (await limits.trySpend('recoveryCodesPerAddress', networkKey(client.address))) &&
    (await limits.trySpend('recoveryCodesPerEmailAndHour', email)) &&
    (await limits.trySpend('recoveryCodesPerEmailAndDay', email));
  if (!isAllowed) return;

  const user = await findUserByEmail(database.db, email);
  if (!user) return;
  const code = createNumericCode(CODE_DIGITS);
  const expiresAt = new Date(clock.now().getTime() + RECOVERY_CODE_MINUTES * 60_000);
  await database.transaction(async (tx) => {
    await saveRecoveryCode(tx, { userId: user.id, codeHash: hashToken(code), expiresAt });
    const mail = recoveryMail(user, code, RECOVERY_CODE_MINUTES);
    await queueUrgentMail(jobs, tx, mail, expiresAt);
  });
}
