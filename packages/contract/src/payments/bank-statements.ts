// The bank's own file, and the layout of banks we do not know.
import { pathId, rowId } from '../values/text.ts';
import { defineRoute } from '../wire/define-route.ts';
import { pageOf, pageQuery } from '../wire/pagination.ts';
import { z } from '../wire/zod.ts';

export const MAX_STATEMENT_BYTES = 5 * 1024 * 1024;

const count = z.number().int();

export const bankStatement = z.object({
  id: z.number().int(),
  paymentAccount: z.object({ id: z.number().int(), name: z.string(), accountNumber: z.string() }),
  fileName: z.string(),
  /** How it was read: the bank's layout, or the one the account remembers. */
  bank: z.string(),
  /** The first and last day, such as `2026-08-31`. */
  from: z.iso.date(),
  to: z.iso.date(),
  rowCount: count,
  /** How far it has been taken in; less than `rowCount` while that goes on. */
  readCount: count,
  /** Rows that no earlier file had brought. */
  addedCount: count,
  /** The number of rows that the bank has not booked yet and that are left out. */
  pendingCount: count,
  /** Rows whose balance cannot be checked: without an opening balance, the first. */
  unprovenCount: count,
  createdAt: z.iso.datetime(),
});
export type BankStatement = z.infer<typeof bankStatement>;

const path = '/admin/bank-statements';

/** A year that is printed first needs no choice. */
export const dateOrder = z.enum(['day-first', 'month-first']);

/**
 * Multipart fields are text. `year`: that of the last row, where the file prints none; `dateOrder`:
 * where its days can be read both ways.
 */
const uploadFields = z.strictObject({
  paymentAccountId: pathId,
  year: z
    .string()
    .regex(/^20\d\d$/, 'Tahun tidak valid')
    .transform(Number)
    .optional(),
  dateOrder: dateOrder.optional(),
});

export const uploadBankStatement = defineRoute(`POST ${path}`, 'orders', {
  summary: "Read a bank's CSV, Excel or PDF file (at most 5 MB); rows that are known add nothing",
  body: uploadFields,
  file: 'file',
  /** `isRepeat`: this very file was read before. */
  responses: { 201: bankStatement.extend({ isRepeat: z.boolean() }) },
});

export const listBankStatements = defineRoute(`GET ${path}`, 'orders', {
  summary: 'Files that were read, newest first',
  query: z.object({ ...pageQuery, paymentAccountId: pathId.optional() }),
  responses: { 200: pageOf(bankStatement) },
});

/** Where the balance jumps: between these two lines some are missing, or a file is wrong as a whole. */
export const statementGap = z.object({
  lastDay: z.iso.date(),
  lastBalanceSen: z.number().int(),
  nextDay: z.iso.date(),
  nextBalanceSen: z.number().int(),
});
export type StatementGap = z.infer<typeof statementGap>;

export const listStatementGaps = defineRoute(`GET ${path}/gaps`, 'orders', {
  summary:
    "Where an account's files do not join: the balance after one is not the one before the next",
  query: z.object({ paymentAccountId: pathId }),
  responses: { 200: z.object({ gaps: z.array(statementGap) }) },
});

const MAX_COLUMNS = 40;
const column = z
  .number()
  .int()
  .min(0)
  .max(MAX_COLUMNS - 1);

/** Columns count from 0. Either one amount, with its direction in it or beside it, or two columns. */
export const statementColumns = z.strictObject({
  date: column,
  description: column,
  amount: column.optional(),
  direction: column.optional(),
  debit: column.optional(),
  credit: column.optional(),
  balance: column.optional(),
});
export type StatementColumns = z.infer<typeof statementColumns>;

export const statementLayout = z.strictObject({
  dateOrder,
  /** The cells of the row above the first mutation: by them the layout is known again. */
  header: z.array(z.string().max(200)).min(2).max(MAX_COLUMNS),
  columns: statementColumns,
});
export type DateOrder = z.infer<typeof dateOrder>;
export type StatementLayout = z.infer<typeof statementLayout>;

/** One amount or two columns, never both nor neither. */
export function hasOneWayOfAmounts({ amount, debit, credit }: StatementColumns): boolean {
  return amount === undefined ? credit !== undefined : credit === undefined && debit === undefined;
}

/** The result of checking a file. */
export const statementCheck = z.object({
  rowCount: count,
  /** Rows whose balance follows from the one before. */
  provenCount: count,
  from: z.iso.date(),
  to: z.iso.date(),
  creditCount: count,
  creditSen: count,
  /** The file prints no year: `to` is in the assumed one. */
  isYearAssumed: z.boolean(),
});
export type StatementCheck = z.infer<typeof statementCheck>;

const MAX_LAYOUT_LETTERS = 20_000;

export const previewBankStatement = defineRoute(`POST ${path}/preview`, 'orders', {
  summary: 'How a file is read: its first rows, which column is which, and what its balances prove',
  /** `layout`: a `StatementLayout` as JSON, to preview its result. */
  body: uploadFields.extend({ layout: z.string().max(MAX_LAYOUT_LETTERS).optional() }),
  file: 'file',
  responses: {
    200: z.object({
      rows: z.array(z.array(z.string())),
      /** For each of `rows`, which column is which if it is the header. */
      guesses: z.array(statementColumns.partial()),
      /** Null where it cannot be read; `problem` says why. */
      proof: statementCheck.nullable(),
      problem: z.string().nullable(),
    }),
  },
});

export const saveStatementLayout = defineRoute(`POST ${path}/layout`, 'orders', {
  summary: "Remember which column is which in the files of this account's bank",
  body: z
    .strictObject({ paymentAccountId: rowId, ...statementLayout.shape })
    .refine(({ columns }) => hasOneWayOfAmounts(columns), {
      message: 'Pilih satu kolom jumlah, atau kolom uang masuk dan uang keluar.',
      path: ['columns'],
    }),
});
