import { Button } from '@timesync/ui';
import { useState } from 'react';
import { PageHeader } from '~/components/layout/page-header';
import { DialogOnDemand } from '~/components/ui/overlays/dialog-on-demand';
import { AdminList } from '~/features/accounts/admins/admin-list';
import { loadOnDemand } from '~/lib/browser/load-on-demand';

const inviteDialog = loadOnDemand(
  async () => (await import('~/features/accounts/admins/invite-admin-dialog')).InviteAdminDialog,
);

export default function AdminsPage() {
  const [isInviting, setIsInviting] = useState(false);
  return (
    <>
      <PageHeader
        title="Admin"
        description="Orang yang mengelola toko ini."
        action={<Button onClick={() => setIsInviting(true)}>Undang Admin</Button>}
      />
      <AdminList />
      {isInviting && (
        <DialogOnDemand
          dialog={inviteDialog}
          title="Undang Admin"
          dialogProps={{ onClose: () => setIsInviting(false) }}
        />
      )}
    </>
  );
}
