import type { ReactNode } from 'react';

/** A field of the row as the contract declares it, or a field inside of one. */
type Field<Row> = (keyof Row & string) | `${keyof Row & string}.${string}`;

export interface Column<Row> {
  id: Field<Row> | 'actions';
  header: string;
  cell: (row: Row) => ReactNode;
  /** Amounts and counts are right-aligned. */
  align?: 'start' | 'end';
  /**
   * Its place on a phone. In a list whose columns have places, a row begins with a bold subject and one
   * action; the details follow below, `named` ones with their header, then several `actions`, then what
   * comes `last`. A column without a place is a detail. In other lists each row is a card.
   */
  onPhone?: 'subject' | 'action' | 'detail' | 'named' | 'actions' | 'last';
}

/** Actions are the last column of every table. */
export function isAtEnd<Row>({ id, align }: Column<Row>): boolean {
  return align === 'end' || id === 'actions';
}
