import { Dialog } from '~/components/ui/overlays/dialog';
import { AddAccountForm } from './add-account-form';

export function AddAccountDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog onClose={onClose} title="Tambah Payment Account">
      <AddAccountForm onSaved={onClose} />
    </Dialog>
  );
}
