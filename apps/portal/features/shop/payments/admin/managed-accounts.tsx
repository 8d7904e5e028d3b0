import type { ManagedPaymentAccount } from '@timesync/contract';
import { type Column, ManagedList } from '~/components/data-table';
import { Badge, lazyDialog } from '~/components/ui';
import { callApi, keys } from '~/lib/api';
import { accountStatusWord, accountTypeLabels, accountTypeOptions } from './account-labels';

const AddAccountDialog = lazyDialog(
  async () => (await import('./add-account-form')).AddAccountDialog,
);
const EditAccountDialog = lazyDialog(() => import('./edit-account-dialog'));

const columns: Column<ManagedPaymentAccount>[] = [
  {
    id: 'name',
    header: 'Nama',
    onPhone: 'subject',
    cell: (account) => <span className="font-semibold">{account.name}</span>,
  },
  {
    id: 'accountNumber',
    header: 'No. Rekening / ID',
    cell: (account) => <span className="break-all tabular-nums">{account.accountNumber}</span>,
  },
  {
    id: 'accountName',
    header: 'Atas Nama',
    cell: (account) => account.accountName,
  },
  { id: 'type', header: 'Jenis', cell: (account) => accountTypeLabels[account.type] },
  {
    id: 'active',
    header: 'Status',
    cell: (account) => (
      <Badge tone={account.active ? 'success' : 'neutral'}>
        {accountStatusWord(account.active)}
      </Badge>
    ),
  },
];

export default function ManagedAccounts() {
  return (
    <ManagedList
      route="GET /admin/payment-accounts"
      queryKey={keys.accounts}
      caption="Rekening dan dompet digital yang menerima pembayaran"
      columns={columns}
      filters={[
        { name: 'name', label: 'Nama' },
        { name: 'accountNumber', label: 'No. Rekening / ID' },
        { name: 'type', label: 'Jenis', options: accountTypeOptions },
      ]}
      actions={{
        nameOf: ({ name, accountNumber }) => `${name} ${accountNumber}`,
        add: (close) => <AddAccountDialog onClose={close} />,
        edit: (account, close) => <EditAccountDialog account={account} onClose={close} />,
        remove: {
          title: 'Hapus Payment Account',
          send: ({ id }) => callApi('DELETE /admin/payment-accounts/:id', { params: { id } }),
        },
      }}
    />
  );
}
