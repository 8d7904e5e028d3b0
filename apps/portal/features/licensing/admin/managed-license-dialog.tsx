import { Loaded } from '~/components/ui/feedback/loaded';
import { Dialog } from '~/components/ui/overlays/dialog';
import { LicenseDetail } from './managed-license-detail';
import { useManagedLicense } from './managed-license-queries';

interface ManagedLicenseDialogProps {
  licenseId: number;
  onClose: () => void;
}

export function ManagedLicenseDialog({ licenseId, onClose }: ManagedLicenseDialogProps) {
  const license = useManagedLicense(licenseId);
  return (
    <Dialog isOpen onOpenChange={onClose} size="large" title="Detail Lisensi">
      <Loaded query={license} failure="Lisensi ini tidak dapat dimuat.">
        {(loaded) => <LicenseDetail license={loaded} />}
      </Loaded>
    </Dialog>
  );
}
