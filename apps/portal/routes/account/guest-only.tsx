import { Outlet } from 'react-router';
import { GuestOnly } from '~/components/layout/shell/guards';

export default function GuestOnlyLayout() {
  return (
    <GuestOnly>
      <Outlet />
    </GuestOnly>
  );
}
