import { AlertDialog } from '~/components/ui/overlays/alert-dialog';

interface RemoveMailServerDialogProps {
  host: string;
  onClose: () => void;
  onConfirm: () => void;
}

export function RemoveMailServerDialog({ host, onClose, onConfirm }: RemoveMailServerDialogProps) {
  return (
    <AlertDialog
      isOpen
      onOpenChange={onClose}
      title="Hapus server email"
      question="Yakin ingin menghapus server email ini? Passwordnya harus diisi lagi jika nanti dipakai."
      itemName={host}
      actionLabel="Hapus"
      isPending={false}
      onConfirm={onConfirm}
    />
  );
}
