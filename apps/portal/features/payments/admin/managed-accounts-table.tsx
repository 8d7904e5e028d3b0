import type { ManagedPaymentAccount } from '@timesync/contract';
import type { FilterField } from '~/components/data-table/filter-row';
import { leaveEmptyPage } from '~/components/data-table/leave-empty-page';
import { ManagedList } from '~/components/data-table/managed-list';
import { useListState } from '~/components/data-table/use-list-state';
import { useRowDialog } from '~/components/data-table/use-row-dialog';
import { DialogOnDemand } from '~/components/ui/overlays/dialog-on-demand';
import { loadOnDemand } from '~/lib/browser/load-on-demand';
import { accountColumns } from './account-columns';
import { accountTypeOptions } from './account-labels';
import {
  type AccountFilterName,
  accountFilterNames,
  useManagedPaymentAccounts,
} from './managed-account-queries';

const addDialog = loadOnDemand(async () => (await import('./add-account-dialog')).AddAccountDialog);
const editDialog = loadOnDemand(
  async () => (await import('./edit-account-dialog')).EditAccountDialog,
);
const deleteDialog = loadOnDemand(
  async () => (await import('./delete-account-dialog')).DeleteAccountDialog,
);

const filters: FilterField<AccountFilterName>[] = [
  { name: 'name', label: 'Nama' },
  { name: 'accountNumber', label: 'No. Rekening / ID' },
  { name: 'type', label: 'Jenis', options: accountTypeOptions },
];

export function ManagedAccountsTable() {
  const list = useListState(accountFilterNames);
  const accounts = useManagedPaymentAccounts(list);
  const rows = useRowDialog<ManagedPaymentAccount>();
  const { dialog, close } = rows;
  return (
    <>
      <ManagedList
        caption="Rekening dan dompet digital yang menerima pembayaran"
        columns={accountColumns(rows)}
        query={accounts}
        list={list}
        filters={filters}
        exportPath="/admin/payment-accounts"
        onAdd={rows.onAdd}
      />
      {dialog?.kind === 'add' && (
        <DialogOnDemand
          dialog={addDialog}
          title="Tambah Payment Account"
          dialogProps={{ onClose: close }}
        />
      )}
      {dialog?.kind === 'edit' && (
        <DialogOnDemand
          dialog={editDialog}
          title="Edit Payment Account"
          dialogProps={{ account: dialog.row, onClose: close }}
        />
      )}
      {dialog?.kind === 'delete' && (
        <DialogOnDemand
          dialog={deleteDialog}
          title="Hapus Payment Account"
          dialogProps={{
            account: dialog.row,
            onDeleted: () => leaveEmptyPage(list, accounts.data?.data.length ?? 0),
            onClose: close,
          }}
        />
      )}
    </>
  );
}
