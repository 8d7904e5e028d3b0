import type { ProvenRow } from './prove-balances.ts';
import type { Statement } from './read-statement.ts';

export type WorkerMessage =
  | { kind: 'top'; rows: string[][] }
  | { kind: 'rows'; rows: ProvenRow[] }
  | { kind: 'read'; statement: Omit<Statement, 'rows'> }
  | { kind: 'refused'; message: string; isLayoutUnknown: boolean };
