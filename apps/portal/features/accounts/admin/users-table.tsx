import type { ManagedUser, UserSource } from '@timesync/contract';
import type { FilterField } from '~/components/data-table/filter-row';
import { leaveEmptyPage } from '~/components/data-table/leave-empty-page';
import { ManagedList } from '~/components/data-table/managed-list';
import { useListState } from '~/components/data-table/use-list-state';
import { useRowDialog } from '~/components/data-table/use-row-dialog';
import { DialogOnDemand } from '~/components/ui/overlays/dialog-on-demand';
import { loadOnDemand } from '~/lib/browser/load-on-demand';
import { optionsOf } from '~/lib/values/labels';
import { type UserFilterName, useManagedUsers, userFilterNames } from './managed-user-queries';
import { userColumns } from './user-columns';

const addDialog = loadOnDemand(async () => (await import('./add-user-dialog')).AddUserDialog);
const editDialog = loadOnDemand(async () => (await import('./edit-user-dialog')).EditUserDialog);
const deleteDialog = loadOnDemand(
  async () => (await import('./delete-user-dialog')).DeleteUserDialog,
);

const sourceLabels: Record<UserSource, string> = {
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
    options: optionsOf(sourceLabels),
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
  const rows = useRowDialog<ManagedUser>();
  const { dialog, close } = rows;
  return (
    <>
      <ManagedList
        caption="Semua user, yang terbaru di atas"
        columns={userColumns(rows)}
        query={users}
        list={list}
        filters={filters}
        exportPath="/admin/users"
        onAdd={rows.onAdd}
      />
      {dialog?.kind === 'add' && (
        <DialogOnDemand dialog={addDialog} title="Tambah User" dialogProps={{ onClose: close }} />
      )}
      {dialog?.kind === 'edit' && (
        <DialogOnDemand
          dialog={editDialog}
          title="Edit User"
          dialogProps={{ user: dialog.row, onClose: close }}
        />
      )}
      {dialog?.kind === 'delete' && (
        <DialogOnDemand
          dialog={deleteDialog}
          title="Hapus User"
          dialogProps={{
            user: dialog.row,
            onDeleted: () => leaveEmptyPage(list, users.data?.data.length ?? 0),
            onClose: close,
          }}
        />
      )}
    </>
  );
}
