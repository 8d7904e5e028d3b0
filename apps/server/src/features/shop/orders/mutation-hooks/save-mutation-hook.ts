import { randomBytes } from 'node:crypto';
import { buildPath, type MutationService, mutationHookPath } from '@timesync/contract';
import { sealAtRest } from '../../../../platform/crypto/sealed-at-rest.ts';
import { createToken } from '../../../../platform/crypto/tokens.ts';
import { recordChange } from '../../../../platform/history/record-change.ts';
import type { ActorContext } from '../../../../platform/http/mount.ts';
import { requireStatementAccount } from '../statements/statement-account.ts';
import { saveHook } from './mutation-hooks.repository.ts';
import { SECRET_PREFIX } from './services/plain.ts';

interface Connection {
  paymentAccountId: number;
  service: MutationService;
  /** As the service gave it. */
  secret?: string | undefined;
}

/** Connects the account, or replaces its secret: the old one is refused from now on. */
export async function saveMutationHook(
  context: ActorContext,
  { paymentAccountId, service, secret: given }: Connection,
): Promise<{ url: string; secret: string }> {
  const { actor, clock, config, database, licenseKeys } = context;
  const secret = given || newSecret(service);
  await requireStatementAccount(database.db, paymentAccountId);
  const sealedSecret = await sealAtRest(licenseKeys, Buffer.from(secret));
  await database.transaction(async (tx) => {
    await saveHook(tx, {
      ...{ paymentAccountId, service, sealedSecret },
      savedBy: actor.userId,
      savedAt: clock.now(),
    });
    await recordChange(tx, context, ['payment account', paymentAccountId], 'connect mutations', {
      after: { service },
    });
  });
  const path = buildPath(mutationHookPath, { account: paymentAccountId });
  return { url: `${config.publicUrl}${path}`, secret };
}

function newSecret(service: MutationService): string {
  if (service !== 'other') return createToken();
  return `${SECRET_PREFIX}${randomBytes(32).toString('base64')}`;
}
