import { Dialog } from '~/components/ui/overlays/dialog';
import { OwnLicenseList } from './own-license-list';
import type { PhotoUpload } from './photo-upload';

interface OwnLicensesDialogProps {
  photoUpload: PhotoUpload;
  onClose: () => void;
}

export function OwnLicensesDialog({ photoUpload, onClose }: OwnLicensesDialogProps) {
  return (
    <Dialog isOpen onOpenChange={onClose} size="large" title="Semua Lisensi">
      <OwnLicenseList
        photoUpload={photoUpload}
        whenEmpty={<p className="py-6 text-center text-ink-muted">Anda belum memiliki lisensi.</p>}
      />
    </Dialog>
  );
}
