import type { ReactNode } from 'react';

/** A field of the row as the contract declares it, or a field inside of one. */
type Field<Row> = (keyof Row & string) | `${keyof Row & string}.${string}`;

export interface Column<Row> {
  id: Field<Row> | 'actions';
  header: string;
  cell: (row: Row) => ReactNode;
  /** Amounts and counts stand at the end of the column. */
  align?: 'start' | 'end';
  /**
   * Where it stands on a phone. A list whose columns say so has rows of two lines there: a bold subject
   * and one action, the details below; without a place it is left out. Else each row is a card.
   */
  onPhone?: 'subject' | 'action' | 'detail';
}

/** Actions stand at the end of every table. */
export function isAtEnd<Row>({ id, align }: Column<Row>): boolean {
  return align === 'end' || id === 'actions';
}
