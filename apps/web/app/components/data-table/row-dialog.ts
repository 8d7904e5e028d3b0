/** What a list of editable rows has open at the moment. */
export type RowDialog<Row> =
  | { kind: 'add' }
  | { kind: 'edit'; row: Row }
  | { kind: 'delete'; row: Row };
