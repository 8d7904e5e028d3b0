import type { ManagedPaymentAccount } from '@timesync/contract';
import { DeleteDialog } from '~/components/data-table/delete-dialog';
import { callApi } from '~/lib/api/api-client';
import { useRefreshPaymentAccounts } from './managed-account-queries';

interface DeleteAccountDialogProps {
  account: ManagedPaymentAccount;
  onDeleted: () => void;
  onClose: () => void;
}

export function DeleteAccountDialog({ account, onDeleted, onClose }: DeleteAccountDialogProps) {
  const refresh = useRefreshPaymentAccounts();
  return (
    <DeleteDialog
      title="Hapus Payment Account"
      itemName={`${account.name} ${account.accountNumber}`}
      onClose={onClose}
      onDelete={async (body) => {
        await callApi('DELETE /admin/payment-accounts/:id', {
          params: { id: String(account.id) },
          body,
        });
        onDeleted();
        await refresh();
      }}
    />
  );
}
