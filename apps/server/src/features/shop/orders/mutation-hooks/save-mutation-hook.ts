import { buildPath, mutationHookPath, type saveMutationHookBody } from '@timesync/contract';
import type { z } from 'zod';
import { AppError } from '../../../../platform/app-error.ts';
import { sealAtRest } from '../../../../platform/crypto/sealed-at-rest.ts';
import { createToken } from '../../../../platform/crypto/tokens.ts';
import { recordChange } from '../../../../platform/history/record-change.ts';
import type { ActorContext } from '../../../../platform/http/mount.ts';
import { createWebhookSecret } from '../../../../platform/webhooks/sign-webhook.ts';
import { requireStatementAccount } from '../statements/statement-account.ts';
import { changeHook, saveHook } from './mutation-hooks.repository.ts';

export const notConnected = () =>
  new AppError('NOT_FOUND', { message: 'Rekening ini tidak terhubung.' });

const withoutSecret = () =>
  new AppError('INVALID', { field: 'secret', message: 'Isi Webhook Secret dari Mutasibank.' });

/** A service connects the account, or replaces its secret: the old one is refused from then on. */
export async function saveMutationHook(
  context: ActorContext,
  { paymentAccountId, service, secret: given, booksItself }: z.output<typeof saveMutationHookBody>,
): Promise<{ url: string; secret: string | null }> {
  const { actor, clock, config, database, licenseKeys } = context;
  // Mutasibank signs with a secret of its own, which nobody can replace by ours.
  if (service === 'mutasibank' && !given) throw withoutSecret();
  const made = service === 'other' ? createWebhookSecret() : createToken();
  const secret = service && (given || made);
  const sealedSecret = secret && (await sealAtRest(licenseKeys, Buffer.from(secret)));
  await requireStatementAccount(database.db, paymentAccountId);
  await database.transaction(async (tx) => {
    if (service && sealedSecret) {
      const saved = { savedBy: actor.userId, savedAt: clock.now() };
      await saveHook(tx, { paymentAccountId, service, sealedSecret, ...saved });
    }
    if (booksItself !== undefined && !(await changeHook(tx, paymentAccountId, { booksItself }))) {
      throw notConnected();
    }
    const action = service ? 'connect mutations' : 'change mutations';
    const after = { service, booksItself };
    await recordChange(tx, context, ['payment account', paymentAccountId], action, { after });
  });
  const path = buildPath(mutationHookPath, { account: paymentAccountId });
  return { url: `${config.publicUrl}${path}`, secret: secret ?? null };
}
