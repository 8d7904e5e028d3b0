import { listUsers, type ManagedUser, type UserSource, userSource } from '@timesync/contract';
import { useState } from 'react';
import { DataTable } from '~/components/data-table/data-table';
import { ExportLink } from '~/components/data-table/export-link';
import type { FilterField } from '~/components/data-table/filter-row';
import { leaveEmptyPage } from '~/components/data-table/leave-empty-page';
import { ListToolbar } from '~/components/data-table/list-toolbar';
import type { RowDialog } from '~/components/data-table/row-dialog';
import { useListState } from '~/components/data-table/use-list-state';
import { AddUserDialog } from './add-user-dialog';
import { DeleteUserDialog } from './delete-user-dialog';
import { EditUserDialog } from './edit-user-dialog';
import { type UserFilterName, useManagedUsers, userFilterNames } from './managed-user-queries';
import { userColumns } from './user-columns';

const sourceWords: Record<UserSource, string> = {
  signup: 'Daftar sendiri',
  trial: 'Coba gratis (trial)',
  admin: 'Ditambahkan admin',
  setup: 'Dibuat saat pemasangan',
};

const filters: FilterField<UserFilterName>[] = [
  { name: 'name', label: 'Nama' },
  { name: 'email', label: 'Email' },
  { name: 'whatsapp', label: 'WhatsApp' },
  {
    name: 'source',
    label: 'Asal akun',
    options: userSource.options.map((value) => ({ value, label: sourceWords[value] })),
  },
  {
    name: 'bought',
    label: 'Pembelian',
    options: [
      { value: 'yes', label: 'Sudah membeli' },
      { value: 'no', label: 'Belum membeli' },
    ],
  },
];

export function UsersTable() {
  const list = useListState(userFilterNames);
  const users = useManagedUsers(list);
  const [dialog, setDialog] = useState<RowDialog<ManagedUser>>();
  const close = () => setDialog(undefined);
  return (
    <>
      <DataTable
        caption="Semua user, yang terbaru di atas"
        columns={userColumns({
          onEdit: (row) => setDialog({ kind: 'edit', row }),
          onDelete: (row) => setDialog({ kind: 'delete', row }),
        })}
        rowKey={(user) => user.id}
        result={users.data}
        isFetching={users.isFetching}
        isError={users.isError}
        onRetry={() => users.refetch()}
        list={list}
        toolbar={
          <ListToolbar
            list={list}
            filters={filters}
            onAdd={() => setDialog({ kind: 'add' })}
            actions={<ExportLink path={listUsers.path} filters={list.filters} />}
          />
        }
      />
      {dialog?.kind === 'add' && <AddUserDialog onClose={close} />}
      {dialog?.kind === 'edit' && <EditUserDialog user={dialog.row} onClose={close} />}
      {dialog?.kind === 'delete' && (
        <DeleteUserDialog
          user={dialog.row}
          onDeleted={() => leaveEmptyPage(list, users.data?.data.length ?? 0)}
          onClose={close}
        />
      )}
    </>
  );
}
