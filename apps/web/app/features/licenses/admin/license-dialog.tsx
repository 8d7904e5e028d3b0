import { Button } from '~/components/ui/button';
import { Dialog } from '~/components/ui/dialog';
import { Skeleton } from '~/components/ui/skeleton';
import { LicenseDetail } from './license-detail';
import { useManagedLicense } from './license-queries';

interface LicenseDialogProps {
  licenseId: number;
  onClose: () => void;
}

export function LicenseDialog({ licenseId, onClose }: LicenseDialogProps) {
  const { data: license, isError, isFetching, refetch } = useManagedLicense(licenseId);
  return (
    <Dialog isOpen onOpenChange={onClose} size="large" title="Detail Lisensi">
      {license ? (
        <LicenseDetail license={license} />
      ) : isError && !isFetching ? (
        <div role="alert" className="space-y-4 py-6 text-center">
          <p className="text-ink">Lisensi ini tidak dapat dimuat.</p>
          <Button variant="secondary" onClick={() => refetch()}>
            Coba lagi
          </Button>
        </div>
      ) : (
        <div aria-busy className="space-y-4">
          <Skeleton className="w-1/2" />
          <Skeleton className="h-24" />
          <Skeleton className="h-48" />
        </div>
      )}
    </Dialog>
  );
}
