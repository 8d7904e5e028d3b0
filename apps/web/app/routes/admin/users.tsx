import { PageHeader } from '~/components/layout/page-header';
import { UsersTable } from '~/features/accounts/admin/users-table';
import { pageTitle } from '~/lib/page/page-title';

export const meta = () => pageTitle('Users');

export default function UsersPage() {
  return (
    <>
      <PageHeader title="Users" />
      <UsersTable />
    </>
  );
}
