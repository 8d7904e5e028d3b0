import type { CheckedRow } from './check-balances.ts';
import type { ReadOptions, Statement } from './read-statement.ts';

/** The one message to the reader; after it come only wishes for the next rows. */
export interface ReaderTask {
  bytes: Uint8Array;
  options: ReadOptions;
}

export type ReaderMessage =
  | { kind: 'top'; rows: string[][] }
  | { kind: 'rows'; rows: CheckedRow[] }
  | { kind: 'read'; statement: Omit<Statement, 'rows'> }
  | { kind: 'refused'; message: string; isLayoutUnknown: boolean }
  | { kind: 'failed'; error: unknown };
