import { listManagedPaymentAccounts, type ManagedPaymentAccount } from '@timesync/contract';
import { useState } from 'react';
import { DataTable } from '~/components/data-table/data-table';
import { ExportLink } from '~/components/data-table/export-link';
import type { FilterField } from '~/components/data-table/filter-row';
import { leaveEmptyPage } from '~/components/data-table/leave-empty-page';
import { ListToolbar } from '~/components/data-table/list-toolbar';
import type { RowDialog } from '~/components/data-table/row-dialog';
import { useListState } from '~/components/data-table/use-list-state';
import { accountColumns } from './account-columns';
import { accountTypeOptions } from './account-words';
import { AddAccountDialog } from './add-account-dialog';
import { DeleteAccountDialog } from './delete-account-dialog';
import { EditAccountDialog } from './edit-account-dialog';
import {
  type AccountFilterName,
  accountFilterNames,
  useManagedPaymentAccounts,
} from './managed-payment-account-queries';

const filters: FilterField<AccountFilterName>[] = [
  { name: 'name', label: 'Nama' },
  { name: 'accountNumber', label: 'No. Rekening / ID' },
  { name: 'type', label: 'Jenis', options: accountTypeOptions },
];

export function PaymentAccountsTable() {
  const list = useListState(accountFilterNames);
  const accounts = useManagedPaymentAccounts(list);
  const [dialog, setDialog] = useState<RowDialog<ManagedPaymentAccount>>();
  const close = () => setDialog(undefined);
  return (
    <>
      <DataTable
        caption="Rekening dan dompet digital yang menerima pembayaran"
        columns={accountColumns({
          onEdit: (row) => setDialog({ kind: 'edit', row }),
          onDelete: (row) => setDialog({ kind: 'delete', row }),
        })}
        rowKey={(account) => account.id}
        result={accounts.data}
        isFetching={accounts.isFetching}
        isError={accounts.isError}
        onRetry={() => accounts.refetch()}
        list={list}
        toolbar={
          <ListToolbar
            list={list}
            filters={filters}
            onAdd={() => setDialog({ kind: 'add' })}
            actions={<ExportLink path={listManagedPaymentAccounts.path} filters={list.filters} />}
          />
        }
      />
      {dialog?.kind === 'add' && <AddAccountDialog onClose={close} />}
      {dialog?.kind === 'edit' && <EditAccountDialog account={dialog.row} onClose={close} />}
      {dialog?.kind === 'delete' && (
        <DeleteAccountDialog
          account={dialog.row}
          onDeleted={() => leaveEmptyPage(list, accounts.data?.data.length ?? 0)}
          onClose={close}
        />
      )}
    </>
  );
}
