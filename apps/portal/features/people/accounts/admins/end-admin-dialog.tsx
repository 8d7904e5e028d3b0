import { useMutation } from '@tanstack/react-query';
import type { Admin } from '@timesync/contract';
import { Button } from '@timesync/ui';
import { Dialog } from '~/components/ui/overlays/dialog';
import { callApi } from '~/lib/api/api-client';
import { notifySuccess } from '~/lib/browser/notify';
import { useRefreshAdmins } from './admin-queries';

interface EndAdminDialogProps {
  admin: Admin;
  onClose: () => void;
}

export function EndAdminDialog({ admin, onClose }: EndAdminDialogProps) {
  const refresh = useRefreshAdmins();
  const end = useMutation({
    mutationFn: () => callApi('POST /admin/admins/:id/end', { params: { id: String(admin.id) } }),
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
      title="Akhiri Admin"
      description={`${admin.name} (${admin.email}) langsung keluar dari semua perangkat dan tidak dapat masuk lagi. Yang pernah ia kerjakan tetap tercatat.`}
    >
      <Button variant="danger" isPending={end.isPending} onClick={() => end.mutate()}>
        Akhiri admin ini
      </Button>
    </Dialog>
  );
}
