// One batch is one transaction: rows that are there already change nothing, so a file that is imported
// twice, or again after a lost connection, creates nothing more. Nobody is mailed: the seller sends the
// login links himself.
import type { AnsweredRow, ImportRow } from '@timesync/contract';
import type { ActorContext } from '../../../../../platform/http/mount.ts';
import { addImportedCustomers } from '../../../../people/accounts/users/imported-customers.ts';
import { lockImport } from './customer-import.repository.ts';
import { findKnown } from './find-known.ts';
import { issueImported } from './issue-imported.ts';
import { judgeRows } from './judge-rows.ts';

export async function importCustomers(
  context: ActorContext,
  rows: ImportRow[],
): Promise<AnsweredRow[]> {
  return context.database.transaction(async (tx) => {
    await lockImport(tx);
    const known = await findKnown(tx, rows, context.clock.now());
    const { answers, customers, licenses } = judgeRows(rows, known);
    const idOf = new Map([...known.users].map(([email, { id }]) => [email, id]));
    for (const { id, email } of await addImportedCustomers(tx, context, customers)) {
      idOf.set(email, id);
    }
    await issueImported(
      tx,
      context,
      licenses.map(({ email, ...license }) => ({ ...license, userId: idOf.get(email) ?? 0 })),
    );
    return answers;
  });
}
