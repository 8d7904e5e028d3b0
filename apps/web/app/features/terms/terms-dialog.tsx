import { Button } from '~/components/ui/button';
import { Dialog } from '~/components/ui/dialog';
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
      <div className="-mx-5 -bottom-5 -mb-5 sticky mt-6 border-line border-t bg-surface px-5 py-3 sm:rounded-b-card">
        <Button className="w-full" onClick={onClose}>
          Saya Setuju
        </Button>
      </div>
    </Dialog>
  );
}
