import { useState } from 'react';

type RowDialog<Row> = { kind: 'add' } | { kind: 'edit'; row: Row } | { kind: 'delete'; row: Row };

/** Which dialog a list of editable rows has open, and what its buttons do. */
export function useRowDialog<Row>() {
  const [dialog, setDialog] = useState<RowDialog<Row>>();
  return {
    dialog,
    onAdd: () => setDialog({ kind: 'add' }),
    onEdit: (row: Row) => setDialog({ kind: 'edit', row }),
    onDelete: (row: Row) => setDialog({ kind: 'delete', row }),
    close: () => setDialog(undefined),
  };
}
