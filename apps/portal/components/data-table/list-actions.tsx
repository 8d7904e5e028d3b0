import type { QueryKey } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { LazyConfirm } from '~/components/ui';
import { useDialogEntry } from '~/lib/navigation/use-dialog-entry';
import type { Column } from './column';
import { type RowAction, RowActionList } from './row-actions';

/** Actions of a list and its rows; each one given shows its button. */
export interface ListActions<Row> {
  /** Names a row in questions, and its buttons for people who cannot see the row. */
  nameOf: (row: Row) => string;
  add?: (onClose: () => void) => ReactNode;
  /** A detail whose dialog is in the URL is opened by the screen. */
  onDetail?: (row: Row) => void;
  detail?: (row: Row, onClose: () => void) => ReactNode;
  edit?: (row: Row, onClose: () => void) => ReactNode;
  canEdit?: (row: Row) => boolean;
  remove?: {
    title: string;
    consequence?: (row: Row) => string | undefined;
    deletedMessage?: string;
    send: (row: Row) => Promise<unknown>;
  };
}

type OpenDialog<Row> = { kind: 'add' } | { kind: 'detail' | 'edit' | 'delete'; row: Row };

interface ListOf {
  queryKey: QueryKey;
  onDeleted: () => void;
}

/** The buttons of a list and of its rows, and the dialog they have opened. Back closes it. */
export function useListActions<Row>(actions: ListActions<Row> | undefined, list: ListOf) {
  const { value: opened, open, close } = useDialogEntry<OpenDialog<Row>>();
  if (!actions) return {};
  const { nameOf, add, onDetail, detail, edit, canEdit = () => true, remove } = actions;
  const onOpen = onDetail ?? (detail && ((row: Row) => open({ kind: 'detail', row })));
  const rowActions = (row: Row): RowAction[] => [
    ...(onOpen ? [{ label: 'Detail', isUsual: true, onSelect: () => onOpen(row) }] : []),
    ...(edit && canEdit(row)
      ? [{ label: 'Edit', icon: Pencil, onSelect: () => open({ kind: 'edit', row }) }]
      : []),
    ...(remove
      ? [
          {
            label: 'Hapus',
            icon: Trash2,
            onSelect: () => open({ kind: 'delete', row }),
            isRemoval: true,
          },
        ]
      : []),
  ];
  const column: Column<Row> = {
    id: 'actions',
    header: 'Aksi',
    onPhone: 'action',
    cell: (row) => <RowActionList itemName={nameOf(row)} actions={rowActions(row)} />,
  };

  const openDialog = () => {
    if (!opened) return null;
    if (opened.kind === 'add') return add?.(close);
    if (opened.kind === 'detail') return detail?.(opened.row, close);
    if (opened.kind === 'edit') return edit?.(opened.row, close);
    if (!remove) return null;
    const { title, consequence, deletedMessage, send } = remove;
    return (
      <LazyConfirm
        title={title}
        question="Yakin ingin menghapus data ini?"
        itemName={nameOf(opened.row)}
        consequence={consequence?.(opened.row)}
        actionLabel="Hapus"
        done={deletedMessage ?? 'Data berhasil dihapus'}
        onClose={close}
        send={async () => {
          await send(opened.row);
          list.onDeleted();
        }}
        changes={[list.queryKey]}
      />
    );
  };
  return {
    column,
    onOpen,
    onAdd: add && (() => open({ kind: 'add' })),
    dialog: openDialog(),
  };
}
