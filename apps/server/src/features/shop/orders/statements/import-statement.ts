// Imports a bank's file as mutations. It is read and checked as a whole before anything is written;
// then it is written in batches with a transaction each, to show progress. Known lines add nothing,
// so a file whose import was interrupted is simply sent again.
import { createHash } from 'node:crypto';
import { type DateOrder, formatDate, isoDate, MAX_STATEMENT_BYTES } from '@timesync/contract';
import { AppError } from '../../../../platform/app-error.ts';
import type { Queryable } from '../../../../platform/db/types.ts';
import { recordChange } from '../../../../platform/history/record-change.ts';
import type { ActorContext } from '../../../../platform/http/mount.ts';
import type { UploadedFile } from '../../../../platform/http/uploads/stored-upload.ts';
import type { PaymentAccountRow } from '../../payments/payment-accounts.ts';
import type { CheckedRow } from '../../payments/statements/reading/check-balances.ts';
import { examineStatement } from '../../payments/statements/reading/read-in-process.ts';
import {
  isProven,
  type ShownLayout,
  type Statement,
} from '../../payments/statements/reading/read-statement.ts';
import {
  StatementError,
  UnknownLayoutError,
} from '../../payments/statements/reading/statement-error.ts';
import { joinReportedLines } from '../mutation-hooks/store-reported.ts';
import {
  ignoreRememberedTexts,
  insertMutations,
  moveToNewDays,
  type NewMutation,
} from '../mutations/bank-mutations.repository.ts';
import { findShownLayout } from './remember-layout.ts';
import { requireOwnStatement, requireStatementAccount } from './statement-account.ts';
import {
  findChainEnds,
  findStatementOfFile,
  insertStatement,
  recordProgress,
  takeMutationTurns,
} from './statements.repository.ts';

const MEGABYTE = 1024 * 1024;
const LINES_AT_ONCE = 2_000;
const MAX_FILE_NAME = 200;

export interface UploadedStatement {
  file: UploadedFile;
  /** The year of the last row, which a person confirmed. */
  year?: number | undefined;
  /** Where the days can be read both ways, as a person confirmed it. */
  dateOrder?: DateOrder | undefined;
}

interface Imported {
  id: number;
  /** Lines that no earlier file had brought, this one included. */
  addedCount: number;
  isRepeat: boolean;
}

export async function importStatement(
  context: ActorContext,
  { paymentAccountId, ...upload }: UploadedStatement & { paymentAccountId: number },
): Promise<Imported> {
  const { database } = context;
  const account = await requireStatementAccount(database.db, paymentAccountId);
  const layout = await findShownLayout(database.db, paymentAccountId);
  const { outcome } = await examineUpload(context, upload, layout);
  if (outcome instanceof StatementError) throw refusalOf(outcome);
  const statement = await joinEarlierFile(database.db, paymentAccountId, outcome);
  requireOwnStatement(statement, account);
  requireCertain(statement);
  const { id, isRepeat } = await begin(context, upload.file, statement, account);
  const addedCount = await store(context, { statementId: id, paymentAccountId }, statement);
  return { id, addedCount, isRepeat };
}

/** In a process of its own, with what people have said about it. */
export async function examineUpload(
  { actor, clock }: ActorContext,
  { file, year, dateOrder }: UploadedStatement,
  layout: ShownLayout | undefined,
) {
  if (file.bytes.length > MAX_STATEMENT_BYTES) {
    const message = `Berkas terlalu besar. Ukuran paling besar ${MAX_STATEMENT_BYTES / MEGABYTE} MB; unduh per bulan.`;
    throw new AppError('TOO_LARGE', { message, field: 'file' });
  }
  return examineStatement(actor.userId, file.bytes, {
    today: isoDate(clock.now()),
    fileName: file.filename,
    confirmedYear: year,
    confirmedOrder: dateOrder,
    layout,
  });
}

function refusalOf(error: StatementError): AppError {
  const code =
    error instanceof UnknownLayoutError ? 'STATEMENT_LAYOUT_UNKNOWN' : 'STATEMENT_REFUSED';
  return new AppError(code, { message: error.message, field: 'file' });
}

/**
 * Without an opening balance the first rows are confirmed when an earlier file of the account ends
 * with that balance.
 */
async function joinEarlierFile(
  db: Queryable,
  paymentAccountId: number,
  statement: Statement,
): Promise<Statement> {
  const [first] = statement.rows;
  if (!first || first.isProven || first.balanceSen === undefined) return statement;
  const { direction, amountSen, balanceSen, day } = first;
  const openingSen = direction === 'credit' ? balanceSen - amountSen : balanceSen + amountSen;
  const { ends } = await findChainEnds(db, paymentAccountId);
  if (!ends.some((end) => end.balanceSen === openingSen && end.day <= day)) return statement;
  return { ...statement, rows: statement.rows.map((row) => ({ ...row, isProven: true })) };
}

/** What neither the file nor a person has said is asked for, never guessed. */
function requireCertain(statement: Statement): void {
  if (!statement.isShownLayout && !isProven(statement)) {
    throw new AppError('STATEMENT_LAYOUT_UNKNOWN', {
      message:
        'Saldo di berkas ini tidak cukup untuk memastikan kolomnya. Periksa kolomnya sekali.',
      field: 'file',
    });
  }
  if (statement.unsureOrders) throw orderUnsure(statement.unsureOrders);
  if (!statement.isYearAssumed) return;
  const [from, to] = [statement.rows[0], statement.rows.at(-1)].map((row) => shown(row?.day));
  throw new AppError('STATEMENT_YEAR_UNSURE', {
    message: `Berkas ini tidak menyebut tahun. Apakah isinya dari ${from} sampai ${to}?`,
    field: 'year',
  });
}

const orderNames: Record<DateOrder, string> = {
  'day-first': 'hari dulu',
  'month-first': 'bulan dulu',
};

function orderUnsure(orders: NonNullable<Statement['unsureOrders']>): AppError {
  const ways = Object.entries(orders).map(
    ([order, [from, to]]) =>
      `${orderNames[order as DateOrder]}, dari ${shown(from)} sampai ${shown(to)}`,
  );
  const message = `Tanggal di berkas ini bisa berarti ${ways.join('; atau ')}. Pilih yang benar.`;
  return new AppError('STATEMENT_ORDER_UNSURE', { message, field: 'dateOrder' });
}

const shown = (day = '') => formatDate(`${day}T12:00:00Z`);

async function begin(
  { actor, clock, database }: ActorContext,
  file: UploadedFile,
  { rows, pendingCount }: Statement,
  { id: paymentAccountId, name: bank }: PaymentAccountRow,
): Promise<{ id: number; isRepeat: boolean }> {
  const sha256 = createHash('sha256').update(file.bytes).digest();
  const id = await insertStatement(database.db, {
    paymentAccountId,
    fileName: file.filename.slice(0, MAX_FILE_NAME),
    sha256,
    bank,
    from: rows[0]?.day ?? '',
    to: rows.at(-1)?.day ?? '',
    rowCount: rows.length,
    pendingCount,
    unprovenCount: rows.filter(({ isProven }) => !isProven).length,
    uploadedBy: actor.userId,
    createdAt: clock.now(),
  });
  if (id !== undefined) return { id, isRepeat: false };
  const known = await findStatementOfFile(database.db, paymentAccountId, sha256);
  if (known === undefined) throw new Error('A file that is known has its statement');
  return { id: known, isRepeat: true };
}

async function store(
  context: ActorContext,
  ids: { statementId: number; paymentAccountId: number },
  { rows }: Statement,
): Promise<number> {
  const { database } = context;
  const lines = rows.map(twinNumbers());
  let added = 0;
  for (let from = 0; from < lines.length; from += LINES_AT_ONCE) {
    const batch = lines.slice(from, from + LINES_AT_ONCE);
    added += await database.transaction(async (tx) => {
      await takeMutationTurns(tx, ids.paymentAccountId);
      // In every turn: between two of them a service may report a line that is still to come.
      await joinReportedLines(tx, ids, lines);
      if (from === 0) await moveToNewDays(tx, ids.paymentAccountId, lines);
      const addedCount = await insertMutations(tx, ids, batch);
      await recordProgress(tx, ids.statementId, { readCount: from + batch.length, addedCount });
      return addedCount;
    });
  }
  await database.transaction(async (tx) => {
    await ignoreRememberedTexts(tx, ids.paymentAccountId);
    await recordChange(tx, context, ['payment account', ids.paymentAccountId], 'read statement', {
      after: { rows: rows.length, added },
    });
  });
  return added;
}

/** Numbers the lines that are alike in everything that a line is known by. */
function twinNumbers(): (row: CheckedRow) => NewMutation {
  const counts = new Map<string, number>();
  return (row) => {
    const likeness = `${row.day} ${row.direction} ${row.amountSen} ${row.balanceSen}`;
    const twin = (counts.get(likeness) ?? 0) + 1;
    counts.set(likeness, twin);
    return { ...row, twin };
  };
}
