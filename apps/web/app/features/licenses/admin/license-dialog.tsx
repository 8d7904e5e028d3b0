import { Dialog } from '~/components/ui/dialog';
import { Loaded } from '~/components/ui/loaded';
import { LicenseDetail } from './license-detail';
import { useManagedLicense } from './license-queries';

interface LicenseDialogProps {
  licenseId: number;
  onClose: () => void;
}

export function LicenseDialog({ licenseId, onClose }: LicenseDialogProps) {
  const license = useManagedLicense(licenseId);
  return (
    <Dialog isOpen onOpenChange={onClose} size="large" title="Detail Lisensi">
      <Loaded query={license} failure="Lisensi ini tidak dapat dimuat.">
        {(loaded) => <LicenseDetail license={loaded} />}
      </Loaded>
    </Dialog>
  );
}
