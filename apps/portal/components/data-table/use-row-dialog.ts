import { useDialogEntry } from '~/lib/navigation/use-dialog-entry';

type RowDialog<Row> = { kind: 'add' } | { kind: 'edit'; row: Row } | { kind: 'delete'; row: Row };

/** Which dialog a list of editable rows has open, and what its buttons do. Back closes it. */
export function useRowDialog<Row>() {
  const dialog = useDialogEntry<RowDialog<Row>>();
  return {
    dialog: dialog.value,
    onAdd: () => dialog.open({ kind: 'add' }),
    onEdit: (row: Row) => dialog.open({ kind: 'edit', row }),
    onDelete: (row: Row) => dialog.open({ kind: 'delete', row }),
    close: dialog.close,
  };
}
