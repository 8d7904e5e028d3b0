import * as contract from '@timesync/contract';
import type { Queryable } from '../../../../../platform/db/types.ts';
import { type ActorContext, answer, type Server } from '../../../../../platform/http/mount.ts';
import {
  addImportedCustomers,
  findImportedPeople,
} from '../../../../people/accounts/users/imported-customers.ts';
import { listSoldInits } from '../../../../shop/catalog/read-offers.ts';
import { listOwnersOfKeys, lockImport } from './customer-import.repository.ts';
import { issueImported } from './issue-imported.ts';
import { judgeRows, type Known } from './judge-rows.ts';
import { readImportFile } from './read-import-file.ts';

export function mountCustomerImport({ mount }: Server): void {
  mount(contract.previewImport, async ({ clock, database }, { file }) => {
    const rows = readImportFile(file.bytes);
    const { answers } = judgeRows(rows, await findKnown(database.db, rows, clock.now()));
    return answer(200, { rows, answers });
  });

  mount(contract.importCustomers, async (context, { body }) =>
    answer(200, { answers: await importCustomers(context, body.rows) }),
  );
}

// One batch is one transaction: rows that are there already change nothing, so a file that is imported
// twice, or again after a lost connection, creates nothing more. Nobody is mailed: the seller sends the
// login links himself.
async function importCustomers(
  context: ActorContext,
  rows: contract.ImportRow[],
): Promise<contract.AnsweredRow[]> {
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

/** What the shop knows about the addresses and keys of these rows. */
async function findKnown(
  db: Queryable,
  rows: readonly contract.ImportRow[],
  now: Date,
): Promise<Known> {
  const people = await findImportedPeople(db, {
    emails: rows.map(({ email }) => email.trim().toLowerCase()),
    whatsapp: rows.flatMap(
      (row) => contract.importedCaller.shape.whatsapp.safeParse(row.whatsapp).data ?? [],
    ),
  });
  const keys = rows.map(({ licenseKey }) => licenseKey.trim().toUpperCase());
  const owned = await listOwnersOfKeys(db, keys);
  const sold = await listSoldInits(db);
  return {
    today: contract.isoDate(now),
    numbers: Map.groupBy(
      people.filter(({ role }) => role !== 'admin'),
      ({ whatsapp }) => whatsapp,
    ),
    users: new Map(people.map((person) => [person.email, person])),
    owners: new Map(owned.map(({ key, userId }) => [key, userId])),
    products: new Map(sold.map(({ init, ...names }) => [init ?? '', names])),
  };
}
