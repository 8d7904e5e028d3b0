// Guesses are counted three times: for their network, for the code, and for all together. The last
// one stops guessing at many accounts; only guesses at an existing code count there, so that
// made-up addresses cannot exhaust it.
import { timingSafeEqual } from 'node:crypto';
import type { verifyOtpBody, z } from '@timesync/contract';
import { AppError } from '../../../../platform/app-error.ts';
import { createToken, hashToken } from '../../../../platform/crypto/tokens.ts';
import type { Context } from '../../../../platform/http/mount.ts';
import { networkKey } from '../../../../platform/limits/network-key.ts';
import { spendOnFailure } from '../../../../platform/limits/spend-points.ts';
import { bindTicket, consumeAttemptByEmail } from './recovery-codes.repository.ts';

type Guess = z.output<typeof verifyOtpBody>;

/** Checks the code and returns the ticket that binds the reset to this browser. */
export async function verifyRecoveryCode(
  context: Context,
  guess: Guess,
): Promise<{ ticket: string }> {
  const { client, limits } = context;
  const network = networkKey(client.address);
  const ticket = await spendOnFailure(limits, [['recoveryFailuresPerAddress', network]], () =>
    tryGuess(context, guess, network),
  );
  if (!ticket) throw new AppError('OTP_REFUSED', { field: 'code' });
  return { ticket };
}

async function tryGuess(
  { clock, database, limits }: Context,
  { email, code }: Guess,
  network: string,
): Promise<string | undefined> {
  if (await limits.isSpent('recoveryFailuresEverywhere', 'all')) {
    throw new AppError('TOO_MANY_REQUESTS');
  }
  const stored = await consumeAttemptByEmail(database.db, { email, network }, clock.now());
  // Spends a point either way, so that the response time does not reveal whether the code exists.
  const isLeft = await limits.trySpend('recoveryFailuresEverywhere', stored ? 'all' : 'nobody');
  if (!stored || !isLeft || !timingSafeEqual(stored.codeHash, hashToken(code))) return undefined;
  await limits.refund([['recoveryFailuresEverywhere', 'all']]);
  const ticket = createToken();
  await bindTicket(database.db, stored, hashToken(ticket));
  return ticket;
}
