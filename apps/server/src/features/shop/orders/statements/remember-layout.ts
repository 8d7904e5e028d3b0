// Which column is which in the files of a bank we do not know: shown once, remembered per account.
import type { StatementLayout as SavedLayout } from '@timesync/contract';
import type { Queryable } from '../../../../platform/db/types.ts';
import { recordChange } from '../../../../platform/history/record-change.ts';
import type { ActorContext } from '../../../../platform/http/mount.ts';
import type { ShownLayout } from '../../payments/statements/reading/read-statement.ts';
import { requireStatementAccount } from './statement-account.ts';
import { findLayout, saveLayout } from './statements.repository.ts';

export async function rememberLayout(
  context: ActorContext,
  { paymentAccountId, ...layout }: SavedLayout & { paymentAccountId: number },
): Promise<void> {
  const { actor, clock, database } = context;
  await requireStatementAccount(database.db, paymentAccountId);
  await database.transaction(async (tx) => {
    await saveLayout(tx, {
      paymentAccountId,
      layout,
      savedBy: actor.userId,
      savedAt: clock.now(),
    });
    await recordChange(tx, context, ['payment account', paymentAccountId], 'remember layout', {
      after: layout,
    });
  });
}

/** In the reader's form; undefined where nobody had to show the columns of this account's files. */
export async function findShownLayout(
  db: Queryable,
  paymentAccountId: number,
): Promise<ShownLayout | undefined> {
  const saved = await findLayout(db, paymentAccountId);
  return saved && toShownLayout(saved);
}

export function toShownLayout({ header, columns, dateOrder }: SavedLayout): ShownLayout {
  const { description, ...others } = columns;
  return { header, dateOrder, columns: { ...others, description: [description] } };
}
