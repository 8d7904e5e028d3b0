import {
  formatDate,
  type PublicSettings,
  sellerLine,
  TERMS_VERSION,
  termsSections,
  termsVersion,
} from '@timesync/contract';
import { Button, NumberedSections } from '@timesync/ui';
import { Loaded } from '~/components/ui/feedback/loaded';
import { Dialog } from '~/components/ui/overlays/dialog';
import { DialogActions } from '~/components/ui/overlays/dialog-actions';
import { useSellerSettings } from '~/lib/seller-settings/use-seller-settings';

/** However it is closed, closing is accepting; so the dialog says so itself. */
export function TermsDialog({ onClose }: { onClose: () => void }) {
  const settings = useSellerSettings();
  return (
    <Dialog
      size="large"
      onClose={onClose}
      title="Syarat dan Ketentuan"
      description="Dengan menutup halaman ini, Anda menyetujui syarat dan ketentuan berikut."
    >
      <Loaded query={settings} failure="Syarat dan ketentuan gagal dimuat.">
        {(loaded) => <TermsText settings={loaded} />}
      </Loaded>
      <DialogActions>
        <Button onClick={onClose}>Saya Setuju</Button>
      </DialogActions>
    </Dialog>
  );
}

function TermsText({ settings }: { settings: PublicSettings }) {
  return (
    <div className="text-ink">
      <p className="text-ink-muted text-sm">
        Versi {termsVersion(settings)}, berlaku sejak {formatDate(TERMS_VERSION)}
      </p>
      <p className="text-ink-muted text-sm">Penjual: {sellerLine(settings.seller)}</p>
      <NumberedSections sections={termsSections(settings)} heading="h3" />
    </div>
  );
}
