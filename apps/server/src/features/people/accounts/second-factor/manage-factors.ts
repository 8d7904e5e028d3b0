// Adding or removing a second factor needs a recent authentication, is recorded in the history and
// reported by mail.
import { randomBytes } from 'node:crypto';
import { type AddedFactor, brand, type Factors } from '@timesync/contract';
import { AppError } from '../../../../platform/app-error.ts';
import { hashAtRest, sealAtRest } from '../../../../platform/crypto/sealed-at-rest.ts';
import { createNumericCode } from '../../../../platform/crypto/tokens.ts';
import type { Tx } from '../../../../platform/db/types.ts';
import { recordChange } from '../../../../platform/history/record-change.ts';
import type { ActorContext } from '../../../../platform/http/mount.ts';
import { queueMail } from '../../../../platform/mail/mail-queue.ts';
import { secondFactorMail } from '../accounts.mails.ts';
import { QUESTION_SECONDS } from './ask-factor.ts';
import { optionsForNewPasskey, readNewPasskey } from './passkey-library.ts';
import { encodeRfc4648 } from './rfc4648.ts';
import * as repository from './second-factor.repository.ts';
import { TOTP_SECRET_BYTES, totpUri } from './totp.ts';
import { isTotpCode } from './verify-factor.ts';

const BACKUP_CODES = 10;
const BACKUP_CODE_DIGITS = 10;

export async function showFactors({ actor, database }: ActorContext): Promise<Factors> {
  const { userId } = actor;
  const passkeys = await repository.findPasskeys(database.db, userId);
  return {
    hasTotp: (await repository.findTotp(database.db, userId, true)) !== undefined,
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    backupCodesLeft: await repository.countBackupCodes(database.db, userId),
  };
}

export async function beginTotp(context: ActorContext): Promise<{ secret: string; uri: string }> {
  const { actor, database, licenseKeys } = context;
  const secret = randomBytes(TOTP_SECRET_BYTES);
  const sealed = await sealAtRest(licenseKeys, secret);
  if (!(await repository.savePendingTotp(database.db, actor.userId, sealed))) {
    throw new AppError('CONFLICT', { message: 'Aplikasi autentikator sudah aktif.' });
  }
  return {
    secret: encodeRfc4648(secret),
    uri: totpUri(secret, brand.name, actor.profile.email),
  };
}

export async function confirmTotp(context: ActorContext, code: string): Promise<AddedFactor> {
  const { actor, clock, database } = context;
  if (!(await isTotpCode(context, actor.userId, code, false))) {
    throw new AppError('SECOND_FACTOR_REFUSED', { field: 'code' });
  }
  return database.transaction(async (tx) => {
    if (!(await repository.switchTotpOn(tx, actor.userId, clock.now()))) {
      throw new AppError('CONFLICT');
    }
    return recordAddedFactor(tx, context, 'aplikasi autentikator');
  });
}

export async function beginPasskey(context: ActorContext): Promise<Record<string, unknown>> {
  const { actor, clock, config, database } = context;
  const { userId, profile, sessionKey } = actor;
  const known = await repository.findPasskeys(database.db, userId);
  const { email, name } = profile;
  const options = await optionsForNewPasskey(config.publicUrl, { userId, email, name, known });
  const expiresAt = new Date(clock.now().getTime() + QUESTION_SECONDS * 1000);
  const { challenge } = options;
  await repository.saveQuestion(database.db, { key: sessionKey, userId, challenge, expiresAt });
  return { ...options };
}

export async function addPasskey(
  context: ActorContext,
  { name, passkey }: { name: string; passkey: string },
): Promise<AddedFactor> {
  const { actor, clock, config, database } = context;
  const { userId, sessionKey } = actor;
  const question = await repository.findQuestion(database.db, sessionKey, clock.now());
  const isOpen =
    question && (await repository.consumeChallenge(database.db, sessionKey, question.challenge));
  const made = isOpen && (await readNewPasskey(config.publicUrl, question.challenge, passkey));
  if (!made) throw new AppError('SECOND_FACTOR_REFUSED', { field: 'passkey' });
  return database.transaction(async (tx) => {
    const isNew = await repository.insertPasskey(tx, {
      id: made.id,
      userId,
      publicKey: Buffer.from(made.publicKey),
      counter: made.counter,
      transports: made.transports ?? [],
      name,
      createdAt: clock.now(),
    });
    if (!isNew) throw new AppError('CONFLICT', { message: 'Passkey ini sudah terdaftar.' });
    return recordAddedFactor(tx, context, `passkey “${name}”`);
  });
}

/** The first second factor comes with backup codes. */
async function recordAddedFactor(
  tx: Tx,
  context: ActorContext,
  what: string,
): Promise<AddedFactor> {
  await recordFactorChange(tx, context, `${what} dipasang`);
  const hasCodes = (await repository.countBackupCodes(tx, context.actor.userId)) > 0;
  return { backupCodes: hasCodes ? null : await writeBackupCodes(tx, context) };
}

export async function removeTotp(context: ActorContext): Promise<void> {
  await remove(context, 'aplikasi autentikator', (tx) =>
    repository.deleteTotp(tx, context.actor.userId),
  );
}

export async function removePasskey(context: ActorContext, id: string): Promise<void> {
  await remove(context, 'passkey', (tx) => repository.deletePasskey(tx, context.actor.userId, id));
}

/** Backup codes are useless without a second factor, so they are deleted with the last one. */
async function remove(
  context: ActorContext,
  what: string,
  remove: (tx: Tx) => Promise<boolean>,
): Promise<void> {
  const { actor, database } = context;
  await database.transaction(async (tx) => {
    if (!(await remove(tx))) throw new AppError('NOT_FOUND');
    if (!(await repository.isLocked(tx, actor.userId)))
      await repository.deleteBackupCodes(tx, actor.userId);
    await recordFactorChange(tx, context, `${what} dilepas`);
  });
}

export async function renewBackupCodes(context: ActorContext): Promise<string[]> {
  const { actor, database } = context;
  return database.transaction(async (tx) => {
    if (!(await repository.isLocked(tx, actor.userId))) throw new AppError('NOT_FOUND');
    await recordFactorChange(tx, context, 'kode cadangan diganti');
    return writeBackupCodes(tx, context);
  });
}

async function writeBackupCodes(tx: Tx, { actor, licenseKeys }: ActorContext): Promise<string[]> {
  const codes = Array.from({ length: BACKUP_CODES }, () => createNumericCode(BACKUP_CODE_DIGITS));
  const hashes = await Promise.all(codes.map((code) => hashAtRest(licenseKeys, code)));
  await repository.replaceBackupCodes(tx, actor.userId, hashes);
  return codes;
}

async function recordFactorChange(
  tx: Tx,
  context: ActorContext,
  secondFactor: string,
): Promise<void> {
  const { actor, jobs } = context;
  await recordChange(tx, context, ['user', actor.userId], 'update', { after: { secondFactor } });
  await queueMail(jobs, tx, secondFactorMail(actor.profile, secondFactor));
}
