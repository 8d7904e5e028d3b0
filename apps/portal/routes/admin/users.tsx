import { screens } from '@timesync/contract';
import { PageHeader } from '~/components/layout/page-header';
import { ButtonLink } from '~/components/ui/buttons/button-link';
import { ManagedUsers } from '~/features/accounts/admin/managed-users';

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
      <ManagedUsers />
    </>
  );
}
