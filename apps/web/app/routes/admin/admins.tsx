import { useState } from 'react';
import { PageHeader } from '~/components/layout/page-header';
import { Button } from '~/components/ui/buttons/button';
import { AdminList } from '~/features/accounts/admins/admin-list';
import { InviteAdminDialog } from '~/features/accounts/admins/invite-admin-dialog';
import { pageTitle } from '~/lib/page/page-title';

export const meta = () => pageTitle('Admin');

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
