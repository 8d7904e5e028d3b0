import { Outlet } from 'react-router';
import { NextWork } from '~/components/desk-keys/next-work';
import { RequireSession } from '~/components/layout/shell/guards';
import { PartOnDemand } from '~/components/ui/feedback/part-on-demand';
import { loadOnDemand } from '~/lib/browser/load-on-demand';

const nextWork = loadOnDemand(
  async () => (await import('~/features/front-desk/next-waiting-work')).NextWaitingWork,
);

export default function AdminOnlyLayout() {
  return (
    <RequireSession onlyFor="admin">
      {() => (
        <NextWork value={<PartOnDemand part={nextWork} partProps={{}} />}>
          <Outlet />
        </NextWork>
      )}
    </RequireSession>
  );
}
