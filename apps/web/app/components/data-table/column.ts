import type { ReactNode } from 'react';

/** A field of the row as the contract declares it, or a field inside of one. */
type Field<Row> = (keyof Row & string) | `${keyof Row & string}.${string}`;

export interface Column<Row> {
  id: Field<Row> | 'actions';
  header: string;
  cell: (row: Row) => ReactNode;
  /** Amounts and counts stand at the end of the column. */
  align?: 'start' | 'end';
}
