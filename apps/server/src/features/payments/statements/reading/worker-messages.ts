import type { CheckedRow } from './check-balances.ts';
import type { Statement } from './read-statement.ts';

export type WorkerMessage =
  | { kind: 'top'; rows: string[][] }
  | { kind: 'rows'; rows: CheckedRow[] }
  | { kind: 'read'; statement: Omit<Statement, 'rows'> }
  | { kind: 'refused'; message: string; isLayoutUnknown: boolean };
