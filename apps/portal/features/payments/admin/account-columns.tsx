import type { ManagedPaymentAccount } from '@timesync/contract';
import type { Column } from '~/components/data-table/column';
import { RowActions } from '~/components/data-table/row-actions';
import { Badge } from '~/components/ui/content/badge';
import { accountStatusWord, accountTypeLabels } from './account-labels';

interface AccountActions {
  onEdit: (account: ManagedPaymentAccount) => void;
  onDelete: (account: ManagedPaymentAccount) => void;
}

export function accountColumns(actions: AccountActions): Column<ManagedPaymentAccount>[] {
  return [
    {
      id: 'name',
      header: 'Nama',
      onPhone: 'subject',
      cell: (account) => <span className="font-semibold">{account.name}</span>,
    },
    {
      id: 'accountNumber',
      header: 'No. Rekening / ID',
      onPhone: 'detail',
      cell: (account) => <span className="break-all tabular-nums">{account.accountNumber}</span>,
    },
    {
      id: 'accountName',
      header: 'Atas Nama',
      onPhone: 'detail',
      cell: (account) => account.accountName,
    },
    { id: 'type', header: 'Jenis', cell: (account) => accountTypeLabels[account.type] },
    {
      id: 'active',
      header: 'Status',
      onPhone: 'detail',
      cell: (account) => (
        <Badge tone={account.active ? 'success' : 'neutral'}>
          {accountStatusWord(account.active)}
        </Badge>
      ),
    },
    {
      id: 'actions',
      header: 'Aksi',
      onPhone: 'actions',
      cell: (account) => (
        <RowActions
          itemName={account.name}
          onEdit={() => actions.onEdit(account)}
          onDelete={() => actions.onDelete(account)}
        />
      ),
    },
  ];
}
