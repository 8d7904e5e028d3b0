import { Outlet } from 'react-router';
import { RequireSession } from '~/components/layout/shell/guards';

export default function AdminOnlyLayout() {
  return <RequireSession onlyFor="admin">{() => <Outlet />}</RequireSession>;
}
