import type { ReactNode } from 'react';

export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Amounts and counts stand at the end of the column. */
  align?: 'start' | 'end';
}
