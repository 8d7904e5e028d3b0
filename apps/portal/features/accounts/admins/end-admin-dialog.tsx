import type { Admin } from '@timesync/contract';
import { WithPassword } from '~/components/form/password/with-password';
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
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Akhiri Admin"
      description={`${admin.name} (${admin.email}) langsung keluar dari semua perangkat dan tidak dapat masuk lagi. Yang pernah ia kerjakan tetap tercatat.`}
    >
      <WithPassword
        label="Akhiri admin ini"
        tone="danger"
        onStart={async (body) => {
          const params = { id: String(admin.id) };
          notifySuccess((await callApi('POST /admin/admins/:id/end', { params, body })).message);
          await refresh();
          onClose();
        }}
      />
    </Dialog>
  );
}
