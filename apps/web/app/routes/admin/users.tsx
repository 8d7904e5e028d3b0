import { ComingSoon } from '~/components/layout/coming-soon';
import { pageTitle } from '~/lib/page-title';

export const meta = () => pageTitle('Users');

export default function UsersPage() {
  return <ComingSoon title="Users" />;
}
