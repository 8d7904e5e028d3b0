import { screens } from '@timesync/contract';
import { PageHeader } from '~/components/layout/page-header';
import { ButtonLink } from '~/components/ui/buttons/button-link';
import { UsersTable } from '~/features/accounts/admin/users-table';

export default function UsersPage() {
  return (
    <>
      <PageHeader
        title="Users"
        action={
          <ButtonLink to={screens.admins} variant="secondary">
            Kelola Admin
          </ButtonLink>
        }
      />
      <UsersTable />
    </>
  );
}
