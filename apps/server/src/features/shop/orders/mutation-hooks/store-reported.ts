// Reports and the bank's files join in both directions: whatever comes second finds its line. Posts that
// arrive together are stored by one transaction, so that a burst of a thousand waits in memory and not
// on as many connections.
import type { Tx } from '../../../../platform/db/types.ts';
import type { Dependencies } from '../../../../platform/dependencies.ts';
import { ignoreRememberedTexts, type NewMutation } from '../mutations/bank-mutations.repository.ts';
import { attachLinesOfAccount } from '../mutations/paid-orders.repository.ts';
import { takeMutationTurns } from '../statements/statements.repository.ts';
import type { ReportedLine } from './formats.ts';
import { touchHooks } from './mutation-hooks.repository.ts';
import { pairLines } from './pair-lines.ts';
import {
  findKnownIds,
  findLines,
  findPeriods,
  insertReported,
  nameReported,
  type Range,
  showInFile,
} from './reported-lines.repository.ts';

export interface Report {
  accountId: number;
  lines: ReportedLine[];
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** How many rows of each report are new; a line that two of them carry is of the first. */
export async function storeReports(
  { clock, database }: Pick<Dependencies, 'clock' | 'database'>,
  reports: Report[],
): Promise<number[]> {
  const now = clock.now();
  return database.transaction(async (tx) => {
    const added = new Set<string>();
    // In one order everywhere, so that two batches never wait for each other.
    const accounts = [...new Set(reports.map(({ accountId }) => accountId))].sort((a, b) => a - b);
    for (const accountId of accounts) {
      const lines = reports.flatMap((one) => (one.accountId === accountId ? one.lines : []));
      for (const id of await storeLines(tx, accountId, lines, now)) added.add(`${accountId} ${id}`);
    }
    await touchHooks(tx, accounts, now);
    return reports.map(
      ({ accountId, lines }) => lines.filter(({ id }) => added.delete(`${accountId} ${id}`)).length,
    );
  });
}

/** Returns the service's ids of the new ones. */
async function storeLines(tx: Tx, accountId: number, lines: ReportedLine[], now: Date) {
  await takeMutationTurns(tx, accountId);
  const byId = new Map(lines.map((line) => [line.id, line]));
  for (const id of await findKnownIds(tx, accountId, [...byId.keys()])) byId.delete(id);
  if (byId.size === 0) return [];
  for (const id of await nameShownLines(tx, accountId, [...byId.values()])) byId.delete(id);
  const rows = await insertReported(tx, accountId, [...byId.values()]);
  await ignoreRememberedTexts(tx, accountId);
  await attachLinesOfAccount(tx, accountId, now);
  return rows;
}

/** Those that a file has shown before are its lines. Returns the service's ids. */
async function nameShownLines(tx: Tx, accountId: number, fresh: ReportedLine[]): Promise<string[]> {
  const { from, to } = rangeOf(fresh);
  const range = { from: shift(from, -1), to: shift(to, 3) };
  const amounts = [...new Set(fresh.map(({ amountSen }) => amountSen))];
  const alike = await findLines(tx, accountId, range, amounts);
  const inFiles = alike.filter((line) => line.statementId !== null && line.reportedAs === null);
  if (inFiles.length === 0) return [];
  const periods = await findPeriods(tx, accountId, range);
  const isCovered = ({ day }: ReportedLine) =>
    periods.some((period) => period.from <= day && day <= period.to);
  const pairs = pairLines(fresh, inFiles, isCovered);
  await nameReported(
    tx,
    pairs.map(([{ id: reportedAs }, { id }]) => ({ id, reportedAs })),
  );
  return pairs.map(([{ id }]) => id);
}

/** Before a file's lines are written: those that a service has reported are proven by them. */
export async function joinReportedLines(
  tx: Tx,
  { statementId, paymentAccountId }: { statementId: number; paymentAccountId: number },
  lines: NewMutation[],
): Promise<void> {
  const alike = await findLines(tx, paymentAccountId, rangeOf(lines));
  const known = new Set(alike.filter((line) => line.statementId !== null).map(identityOf));
  const reported = alike.filter((line) => line.statementId === null);
  const fresh = lines.filter((line) => !known.has(identityOf(line)));
  const pairs = pairLines(reported, fresh, () => true).map(([{ id }, line]) => ({ ...line, id }));
  if (pairs.length > 0) await showInFile(tx, statementId, pairs);
}

type Identity = Pick<NewMutation, 'day' | 'direction' | 'amountSen' | 'twin'> & {
  balanceSen?: number | null | undefined;
};
const identityOf = ({ day, direction, amountSen, balanceSen, twin }: Identity) =>
  `${day} ${direction} ${amountSen} ${balanceSen ?? ''} ${twin}`;

function rangeOf(lines: Array<{ day: string }>): Range {
  const days = lines.map(({ day }) => day).toSorted();
  return { from: days[0] ?? '', to: days.at(-1) ?? '' };
}

const shift = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
