import type { FactorQuestion, SecondFactorMethod } from '@timesync/contract';
import type { Dependencies } from '../../../../platform/dependencies.ts';
import { authenticationOptions } from './passkey-library.ts';
import {
  countBackupCodes,
  deleteDeadQuestions,
  findPasskeys,
  findTotp,
  saveQuestion,
} from './second-factor.repository.ts';

const QUESTION_MINUTES = 5;
export const QUESTION_SECONDS = QUESTION_MINUTES * 60;

/**
 * Stores a question for the browser with this cookie and returns the ways to answer it, or undefined
 * when the user has no second factor.
 */
export async function askFactor(
  { clock, config, database }: Pick<Dependencies, 'clock' | 'config' | 'database'>,
  userId: number,
  key: Buffer,
): Promise<FactorQuestion | undefined> {
  const { db } = database;
  const totp = await findTotp(db, userId, true);
  const passkeys = await findPasskeys(db, userId);
  if (!totp && passkeys.length === 0) return undefined;
  const options =
    passkeys.length > 0 ? await authenticationOptions(config.publicUrl, passkeys) : null;
  const methods: SecondFactorMethod[] = [];
  if (totp) methods.push('totp');
  if (options) methods.push('passkey');
  if ((await countBackupCodes(db, userId)) > 0) methods.push('backup');
  const expiresAt = new Date(clock.now().getTime() + QUESTION_SECONDS * 1000);
  await saveQuestion(db, { key, userId, challenge: options?.challenge ?? '', expiresAt });
  return { methods, passkeyOptions: options && { ...options } };
}

export async function forgetDeadQuestions({
  clock,
  database,
}: Pick<Dependencies, 'clock' | 'database'>): Promise<void> {
  await deleteDeadQuestions(database.db, clock.now());
}
