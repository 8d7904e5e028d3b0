// Posts of one account that arrive together are stored by one transaction, so that a burst of a thousand
// waits in memory and not on as many connections.

import type { Tx } from '../../../../platform/db/types.ts';
import type { Dependencies } from '../../../../platform/dependencies.ts';
import { ignoreRememberedTexts } from '../mutations/bank-mutations.repository.ts';
import { attachLinesOfAccount } from '../mutations/paid-orders.repository.ts';
import { takeMutationTurns } from '../statements/statements.repository.ts';
import { touchHooks } from './mutation-hooks.repository.ts';
import { pairLines } from './pair-lines.ts';
import {
  findFileLines,
  findKnownIds,
  findPeriods,
  insertReported,
  nameReported,
} from './reported-lines.repository.ts';
import type { ReportedLine } from './services/reported-line.ts';

export interface Report {
  accountId: number;
  lines: ReportedLine[];
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The new rows of each report; a line that two of them carry is of the first. */
export async function storeReports(
  { clock, database }: Pick<Dependencies, 'clock' | 'database'>,
  reports: Report[],
): Promise<number[][]> {
  return database.transaction(async (tx) => {
    const added = new Map<number, Map<string, number>>();
    // In one order everywhere, so that two batches never wait for each other.
    const accounts = [...new Set(reports.map(({ accountId }) => accountId))].toSorted(
      (a, b) => a - b,
    );
    for (const accountId of accounts) {
      const lines = reports.filter((report) => report.accountId === accountId);
      const all = lines.flatMap((report) => report.lines);
      added.set(accountId, await storeLines(tx, accountId, all, clock.now()));
    }
    await touchHooks(tx, accounts, clock.now());
    return reports.map(({ accountId, lines }) => {
      const rows = added.get(accountId) ?? new Map<string, number>();
      return lines.flatMap(({ id }) => {
        const row = rows.get(id);
        rows.delete(id);
        return row ?? [];
      });
    });
  });
}

async function storeLines(
  tx: Tx,
  accountId: number,
  lines: ReportedLine[],
  now: Date,
): Promise<Map<string, number>> {
  await takeMutationTurns(tx, accountId);
  const byId = new Map(lines.map((line) => [line.id, line]));
  for (const id of await findKnownIds(tx, accountId, [...byId.keys()])) byId.delete(id);
  const fresh = [...byId.values()];
  if (fresh.length === 0) return new Map();
  const shown = await nameShownLines(tx, accountId, fresh);
  const unshown = fresh.filter(({ id }) => !shown.has(id));
  const rows = await insertReported(tx, accountId, unshown);
  await ignoreRememberedTexts(tx, accountId);
  await attachLinesOfAccount(tx, accountId, now);
  return rows;
}

/** Those that a file has shown before are its lines. */
async function nameShownLines(
  tx: Tx,
  accountId: number,
  fresh: ReportedLine[],
): Promise<Set<string>> {
  const days = fresh.map(({ day }) => day).toSorted();
  const range = { from: shift(days[0], -1), to: shift(days.at(-1), 3) };
  const amounts = [...new Set(fresh.map(({ amountSen }) => amountSen))];
  const inFiles = await findFileLines(tx, accountId, { ...range, amounts, isReported: false });
  if (inFiles.length === 0) return new Set();
  const periods = await findPeriods(tx, accountId, range);
  const isCovered = ({ day }: ReportedLine) =>
    periods.some(({ from, to }) => from <= day && day <= to);
  const pairs = pairLines(fresh, inFiles, isCovered);
  await nameReported(
    tx,
    pairs.map(([{ id: reportedAs }, { id }]) => ({ id, reportedAs })),
  );
  return new Set(pairs.map(([{ id }]) => id));
}

const shift = (day = '', days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
