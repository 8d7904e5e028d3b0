import { screens } from '@timesync/contract';
import { Button } from '@timesync/ui';
import { Gift } from 'lucide-react';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { PageHeader } from '~/components/layout/page-header';
import { RequireSession } from '~/components/layout/shell/guards';
import { Dialog } from '~/components/ui';
import { MitraLicenses } from '~/features/licenses/licensing/own/mitra-licenses';
import { HandOutSeveral } from '~/features/licenses/licensing/own/own-licenses-dialog';

export default function MitraPage() {
  return (
    <RequireSession>
      {({ isMitra }) => (isMitra ? <Mitra /> : <Navigate to={screens.unauthorized} replace />)}
    </RequireSession>
  );
}

function Mitra() {
  const [isHandingOut, setIsHandingOut] = useState(false);
  return (
    <>
      <PageHeader
        title="Mitra"
        description="Lisensi yang Anda beli: dibagikan, diambil, atau sudah aktif."
        action={
          <Button variant="secondary" onClick={() => setIsHandingOut(true)}>
            <Gift aria-hidden className="size-5" />
            Bagikan beberapa sekaligus
          </Button>
        }
      />
      <MitraLicenses />
      {isHandingOut && (
        <Dialog onClose={() => setIsHandingOut(false)} size="large" title="Bagikan Lisensi">
          <HandOutSeveral />
        </Dialog>
      )}
    </>
  );
}
