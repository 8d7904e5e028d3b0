import type { ManagedUser } from '@timesync/contract';
import { DeleteDialog } from '~/components/data-table/delete-dialog';
import { callApi } from '~/lib/api/api-client';
import { useRefreshManagedUsers } from './managed-user-queries';

interface DeleteUserDialogProps {
  user: ManagedUser;
  onDeleted: () => void;
  onClose: () => void;
}

export function DeleteUserDialog({ user, onDeleted, onClose }: DeleteUserDialogProps) {
  const refresh = useRefreshManagedUsers();
  return (
    <DeleteDialog
      title="Hapus User"
      itemName={user.name}
      consequence={
        user.hasBought
          ? 'User ini sudah membeli. Lisensinya tetap berlaku di perangkatnya, tetapi ia tidak dapat masuk lagi untuk melihatnya.'
          : undefined
      }
      onClose={onClose}
      onDelete={async (body) => {
        await callApi('DELETE /admin/users/:id', { params: { id: String(user.id) }, body });
        onDeleted();
        await refresh();
      }}
    />
  );
}
