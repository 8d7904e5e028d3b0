import { useMutation } from '@tanstack/react-query';
import { AlertDialog } from '~/components/ui/overlays/alert-dialog';
import { notifySuccess } from '~/lib/browser/notify';

interface DeleteDialogProps {
  title: string;
  itemName: string;
  consequence?: string | undefined;
  /** Deletes and reads the list again: the dialog stays until the row is gone. */
  send: () => Promise<unknown>;
  onClose: () => void;
  deletedMessage?: string | undefined;
}

export function DeleteDialog(props: DeleteDialogProps) {
  const {
    title,
    itemName,
    consequence,
    send,
    onClose,
    deletedMessage = 'Data berhasil dihapus',
  } = props;
  const deletion = useMutation({
    mutationFn: send,
    onSuccess: () => {
      notifySuccess(deletedMessage);
      onClose();
    },
    onError: onClose,
  });
  return (
    <AlertDialog
      isOpen
      onOpenChange={onClose}
      title={title}
      question="Yakin ingin menghapus data ini?"
      itemName={itemName}
      consequence={consequence}
      actionLabel="Hapus"
      isPending={deletion.isPending}
      onConfirm={() => deletion.mutate()}
    />
  );
}
