// Interest, the owner's deposits, another business: money that is no sale. The reason is remembered
// for the same text, and waiting lines with it are marked too.
import { recordChange } from '../../../../platform/history/record-change.ts';
import type { ActorContext } from '../../../../platform/http/mount.ts';
import {
  changeUnused,
  ignoreRememberedTexts,
  rememberIgnoredText,
} from './bank-mutations.repository.ts';

export async function ignoreMutation(
  context: ActorContext,
  { id, reason }: { id: number; reason: string },
): Promise<void> {
  const { actor, clock, database } = context;
  await database.transaction(async (tx) => {
    const marked = await changeUnused(tx, id, 'credit', { ignoredReason: reason });
    await rememberIgnoredText(tx, id, { reason, savedBy: actor.userId, savedAt: clock.now() });
    await ignoreRememberedTexts(tx, marked.paymentAccountId);
    const { paymentAccountId, day, amountSen } = marked;
    await recordChange(tx, context, ['payment account', paymentAccountId], 'ignore mutation', {
      note: reason,
      after: { mutationId: id, day, amountSen },
    });
  });
}
