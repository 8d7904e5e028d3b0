import type { PhotoSource } from '~/components/ui/inputs/pick-photo';
import { Dialog } from '~/components/ui/overlays/dialog';
import { OwnLicenseList } from './own-license-list';

interface OwnLicensesDialogProps {
  photos: PhotoSource;
  onClose: () => void;
}

export function OwnLicensesDialog({ photos, onClose }: OwnLicensesDialogProps) {
  return (
    <Dialog isOpen onOpenChange={onClose} size="large" title="Semua Lisensi">
      <OwnLicenseList
        photos={photos}
        whenEmpty={<p className="py-6 text-center text-ink-muted">Anda belum memiliki lisensi.</p>}
      />
    </Dialog>
  );
}
