import { Button } from '@timesync/ui';
import { Gift } from 'lucide-react';
import { useState } from 'react';
import { Dialog } from '~/components/ui/overlays/dialog';
import { HandOutSeveral } from './hand-out-several';
import { OwnLicenseList } from './own-license-list';
import { isHandable, useOwnLicenses } from './own-license-queries';

interface OwnLicensesDialogProps {
  onClose: () => void;
}

export function OwnLicensesDialog({ onClose }: OwnLicensesDialogProps) {
  const [isHandingOut, setIsHandingOut] = useState(false);
  const { data } = useOwnLicenses();
  const handable = data?.pages.flatMap((page) => page.data).filter(isHandable) ?? [];
  if (isHandingOut) {
    return (
      <Dialog onClose={onClose} size="large" title="Bagikan Lisensi">
        <HandOutSeveral />
      </Dialog>
    );
  }
  return (
    <Dialog onClose={onClose} size="large" title="Semua Lisensi">
      {handable.length > 1 && (
        <Button
          variant="secondary"
          className="mb-4 max-sm:w-full"
          onClick={() => setIsHandingOut(true)}
        >
          <Gift aria-hidden className="size-5" />
          Bagikan beberapa sekaligus
        </Button>
      )}
      <OwnLicenseList
        whenEmpty={<p className="py-6 text-center text-ink-muted">Anda belum memiliki lisensi.</p>}
      />
    </Dialog>
  );
}
