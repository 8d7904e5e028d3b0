import { PageHeader } from '~/components/layout/page-header';
import { DialogButton, lazyDialog } from '~/components/ui';
import { AdminList } from '~/features/people/accounts/admins/admin-list';

const InviteAdminDialog = lazyDialog(
  async () => (await import('~/features/people/accounts/admins/admin-dialogs')).InviteAdminDialog,
);

export default function AdminsPage() {
  return (
    <>
      <PageHeader
        title="Admin"
        description="Orang yang mengelola toko ini."
        action={
          <DialogButton dialog={(close) => <InviteAdminDialog onClose={close} />}>
            Undang Admin
          </DialogButton>
        }
      />
      <AdminList />
    </>
  );
}
