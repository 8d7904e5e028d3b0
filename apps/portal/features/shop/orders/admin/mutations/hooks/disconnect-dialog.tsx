import { useMutation } from '@tanstack/react-query';
import { Button } from '@timesync/ui';
import { Dialog } from '~/components/ui/overlays/dialog';
import { callApi } from '~/lib/api/api-client';
import { notifySuccess } from '~/lib/browser/notify';
import { useRefreshHooks } from './mutation-hook-queries';

export function DisconnectDialog({
  accountId,
  onClose,
}: {
  accountId: number;
  onClose: () => void;
}) {
  const refresh = useRefreshHooks();
  const disconnect = useMutation({
    mutationFn: () =>
      callApi('DELETE /admin/mutation-hooks/:id', { params: { id: String(accountId) } }),
    onSuccess: async ({ message }) => {
      notifySuccess(message);
      await refresh();
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Putuskan Mutasi Otomatis"
      description="Kiriman dari layanan tidak diterima lagi. Mutasi yang sudah masuk tetap ada."
    >
      <Button variant="danger" isPending={disconnect.isPending} onClick={() => disconnect.mutate()}>
        Putuskan
      </Button>
    </Dialog>
  );
}
