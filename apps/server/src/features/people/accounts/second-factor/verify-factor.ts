// Each answer works once: the statement that finds a TOTP step, a backup code or a passkey's challenge
// also uses it up.
import type { FactorAnswer } from '@timesync/contract';
import { AppError } from '../../../../platform/app-error.ts';
import { hashAtRest, openAtRest } from '../../../../platform/crypto/sealed-at-rest.ts';
import type { Context } from '../../../../platform/http/mount.ts';
import { spendOnFailure } from '../../../../platform/limits/spend-points.ts';
import { verifyPasskey } from './passkey-library.ts';
import {
  consumeBackupCode,
  consumeChallenge,
  consumeTotpStep,
  deleteQuestion,
  findPasskeys,
  findQuestion,
  findTotp,
  recordPasskeyUse,
} from './second-factor.repository.ts';
import { findTotpStep } from './totp.ts';

/** Returns the user's id and deletes the question that belongs to the browser's cookie. */
export async function verifyFactor(
  context: Context,
  key: Buffer,
  factorAnswer: FactorAnswer,
): Promise<number> {
  const { clock, database, limits } = context;
  const question = await findQuestion(database.db, key, clock.now());
  if (!question) throw new AppError('SIGN_IN_TOO_OLD');
  const { userId, challenge } = question;
  const isVerified = await spendOnFailure(
    limits,
    [['secondFactorFailuresPerUser', String(userId)]],
    async () =>
      (factorAnswer.passkey
        ? await isPasskeyAnswer(context, { key, userId, challenge }, factorAnswer.passkey)
        : await isCode(context, userId, factorAnswer.code ?? '')) || undefined,
  );
  if (!isVerified) throw new AppError('SECOND_FACTOR_REFUSED', { field: 'code' });
  await deleteQuestion(database.db, key);
  return userId;
}

async function isCode(context: Context, userId: number, code: string): Promise<boolean> {
  if (await isTotpCode(context, userId, code, true)) return true;
  const codeHash = await hashAtRest(context.licenseKeys, code);
  return consumeBackupCode(context.database.db, userId, codeHash);
}

export async function isTotpCode(
  { clock, database, licenseKeys }: Context,
  userId: number,
  code: string,
  isConfirmed: boolean,
): Promise<boolean> {
  const totp = await findTotp(database.db, userId, isConfirmed);
  if (!totp) return false;
  const secret = await openAtRest(licenseKeys, totp.sealedSecret);
  const step = findTotpStep(secret, code, clock.now());
  return step !== undefined && (await consumeTotpStep(database.db, userId, step));
}

async function isPasskeyAnswer(
  { clock, config, database }: Context,
  { key, userId, challenge }: { key: Buffer; userId: number; challenge: string },
  answer: string,
): Promise<boolean> {
  const { db } = database;
  if (!challenge || !(await consumeChallenge(db, key, challenge))) return false;
  const known = await findPasskeys(db, userId);
  const used = await verifyPasskey(config.publicUrl, challenge, known, answer);
  if (!used) return false;
  await recordPasskeyUse(db, used.id, used.counter, clock.now());
  return true;
}
