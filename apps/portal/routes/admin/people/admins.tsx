import { Button } from '@timesync/ui';
import { useState } from 'react';
import { PageHeader } from '~/components/layout/page-header';
import { lazyDialog } from '~/components/ui';
import { AdminList } from '~/features/people/accounts/admins/admin-list';

const InviteAdminDialog = lazyDialog(
  async () => (await import('~/features/people/accounts/admins/admin-dialogs')).InviteAdminDialog,
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
      {isInviting && <InviteAdminDialog onClose={() => setIsInviting(false)} />}
    </>
  );
}
