// Lines that a service has reported stand beside those of the bank's files in one table. A reported line
// that no file has shown has no statement and is unproven.
import { and, between, eq, gte, inArray, isNull, lte, sql } from 'drizzle-orm';
import { readRows } from '../../../../platform/db/rows.ts';
import type { Tx } from '../../../../platform/db/types.ts';
import type { NewMutation } from '../mutations/bank-mutations.repository.ts';
import { bankMutations, bankStatements } from '../statements/statements.schema.ts';
import type { ReportedLine } from './formats.ts';

export interface Range {
  from: string;
  to: string;
}

const ofAccount = (id: number) => eq(bankMutations.paymentAccountId, id);

export async function findKnownIds(tx: Tx, accountId: number, ids: string[]): Promise<Set<string>> {
  const known = await tx
    .select({ id: bankMutations.reportedAs })
    .from(bankMutations)
    .where(and(ofAccount(accountId), inArray(bankMutations.reportedAs, ids)));
  return new Set(known.flatMap(({ id }) => id ?? []));
}

/** Without `amounts` those with the amount of a line that no file has shown. */
export function findLines(tx: Tx, accountId: number, { from, to }: Range, amounts?: number[]) {
  const unshown = tx
    .select({ amountSen: bankMutations.amountSen })
    .from(bankMutations)
    .where(and(ofAccount(accountId), isNull(bankMutations.statementId)));
  const { amountSen, day } = bankMutations;
  return tx
    .select()
    .from(bankMutations)
    .where(
      and(ofAccount(accountId), between(day, from, to), inArray(amountSen, amounts ?? unshown)),
    );
}

/** The periods of the account's files. */
export function findPeriods(tx: Tx, accountId: number, range: Range): Promise<Range[]> {
  const { paymentAccountId, from, to } = bankStatements;
  return tx
    .select({ from, to })
    .from(bankStatements)
    .where(and(eq(paymentAccountId, accountId), lte(from, range.to), gte(to, range.from)));
}

export async function nameReported(
  tx: Tx,
  pairs: Array<{ id: number; reportedAs: string }>,
): Promise<void> {
  await tx.execute(sql`
    update bank_mutations m set reported_as = pair."reportedAs"
    from json_to_recordset(${JSON.stringify(pairs)}::json) as pair (id int, "reportedAs" text)
    where m.id = pair.id`);
}

/** Returns the service's ids. Twins of files count from 1, these are below. */
export async function insertReported(tx: Tx, accountId: number, lines: ReportedLine[]) {
  const inserted = await readRows(
    tx,
    { id: String },
    sql`
    insert into bank_mutations (payment_account_id, day, direction, amount_sen, twin, description,
      is_proven, reported_as)
    select ${accountId}, day, direction, "amountSen", -1 - (hashtext(id) & 2147483647), description,
      false, id
    from json_to_recordset(${JSON.stringify(lines)}::json) as line (
      id text, day date, direction text, "amountSen" bigint, description text)
    on conflict do nothing
    returning reported_as as id`,
  );
  return inserted.map(({ id }) => id);
}

/** They become the file's lines: its own find them by their identity. */
export async function showInFile(
  tx: Tx,
  statementId: number,
  pairs: Array<NewMutation & { id: number }>,
): Promise<void> {
  await tx.execute(sql`
    update bank_mutations m set statement_id = ${statementId}, day = line.day, twin = line.twin,
      balance_sen = line."balanceSen", description = line.description, is_proven = line."isProven"
    from json_to_recordset(${JSON.stringify(pairs)}::json) as line (id int, day date, twin int,
      "balanceSen" bigint, description text, "isProven" boolean)
    where m.id = line.id`);
}
