import { Loaded } from '~/components/ui/feedback/loaded';
import { Dialog } from '~/components/ui/overlays/dialog';
import type { RowDialogProps } from '~/components/ui/overlays/row-dialog';
import { LicenseDetail } from './managed-license-detail';
import { useManagedLicense } from './managed-license-queries';

export function ManagedLicenseDialog({ id, onClose }: RowDialogProps) {
  const license = useManagedLicense(id);
  return (
    <Dialog onClose={onClose} size="large" title="Detail Lisensi">
      <Loaded query={license} failure="Lisensi ini tidak dapat dimuat.">
        {(loaded) => <LicenseDetail license={loaded} />}
      </Loaded>
    </Dialog>
  );
}
