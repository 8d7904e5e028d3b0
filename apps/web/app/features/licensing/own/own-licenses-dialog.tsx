import { Dialog } from '~/components/ui/overlays/dialog';
import { OwnedLicenseList } from './own-license-list';
import type { PhotoWay } from './photo-upload';

interface OwnedLicensesDialogProps {
  photoWay: PhotoWay;
  onClose: () => void;
}

export function OwnedLicensesDialog({ photoWay, onClose }: OwnedLicensesDialogProps) {
  return (
    <Dialog isOpen onOpenChange={onClose} size="large" title="Semua Lisensi">
      <OwnedLicenseList
        photoWay={photoWay}
        whenEmpty={<p className="py-6 text-center text-ink-muted">Anda belum memiliki lisensi.</p>}
      />
    </Dialog>
  );
}
