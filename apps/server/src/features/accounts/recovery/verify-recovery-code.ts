import { timingSafeEqual } from 'node:crypto';
import { AppError } from '../../../platform/app-error.ts';
import { createToken, hashToken } from '../../../platform/crypto/tokens.ts';
import type { Context } from '../../../platform/http/mount.ts';
import { bindTicket, takeAttemptByEmail } from './recovery-codes.repository.ts';

/** Checks the code and returns the ticket that binds the reset to this browser. */
export async function verifyRecoveryCode(
  context: Context,
  { email, code }: { email: string; code: string },
): Promise<{ ticket: string }> {
  const { database, clock, limits } = context;
  await limits.spend('recoveryFailuresEverywhere', 'all');
  const stored = await takeAttemptByEmail(database.db, email, clock.now());
  if (!stored || !timingSafeEqual(stored.codeHash, hashToken(code))) {
    throw new AppError('OTP_REFUSED', { field: 'code' });
  }
  await limits.refund('recoveryFailuresEverywhere', 'all');
  const ticket = createToken();
  await bindTicket(database.db, stored, hashToken(ticket));
  return { ticket };
}
