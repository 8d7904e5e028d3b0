// Interest, the owner's deposits, another business: money that is no sale. The reason is remembered
// for the same text, and waiting lines with it are marked too.
import { AppError } from '../../../../platform/app-error.ts';
import { recordChange } from '../../../../platform/history/record-change.ts';
import type { ActorContext } from '../../../../platform/http/mount.ts';
import {
  findMutation,
  ignoreRememberedTexts,
  markIgnored,
  rememberIgnoredText,
} from './bank-mutations.repository.ts';

export async function ignoreMutation(
  context: ActorContext,
  { id, reason }: { id: number; reason: string },
): Promise<void> {
  const { actor, clock, database } = context;
  await database.transaction(async (tx) => {
    const marked = await markIgnored(tx, id, reason);
    if (!marked) {
      const mutation = await findMutation(tx, id);
      throw new AppError(mutation?.usedAt ? 'MUTATION_TAKEN' : 'NOT_FOUND');
    }
    await rememberIgnoredText(tx, id, { reason, savedBy: actor.userId, savedAt: clock.now() });
    await ignoreRememberedTexts(tx, marked.paymentAccountId);
    const { paymentAccountId, day, amountSen } = marked;
    await recordChange(tx, context, ['payment account', paymentAccountId], 'ignore mutation', {
      note: reason,
      after: { mutationId: id, day, amountSen },
    });
  });
}
