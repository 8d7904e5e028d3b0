import { Button } from '~/components/ui/buttons/button';
import { Dialog } from '~/components/ui/overlays/dialog';
import { DialogActions } from '~/components/ui/overlays/dialog-actions';
import { TermsText } from './terms-text';

/** However it is closed, closing is accepting; so the dialog says so itself. */
export function TermsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      isOpen
      size="large"
      onOpenChange={onClose}
      title="Syarat dan Ketentuan"
      description="Dengan menutup halaman ini, Anda menyetujui syarat dan ketentuan berikut."
    >
      <TermsText headings="h3" />
      <DialogActions>
        <Button onClick={onClose}>Saya Setuju</Button>
      </DialogActions>
    </Dialog>
  );
}
