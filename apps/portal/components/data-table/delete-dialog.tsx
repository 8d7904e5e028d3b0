import { useMutation } from '@tanstack/react-query';
import { isPasswordDemand } from '~/components/form/password/use-password-demand';
import { WithPassword } from '~/components/form/password/with-password';
import { AlertDialog } from '~/components/ui/overlays/alert-dialog';
import { Dialog } from '~/components/ui/overlays/dialog';
import { notifySuccess } from '~/lib/browser/notify';

interface DeleteDialogProps {
  title: string;
  itemName: string;
  consequence?: string | undefined;
  /** Deletes and reads the list again: the dialog stays until the row is gone. */
  onDelete: (body: { currentPassword?: string | undefined }) => Promise<unknown>;
  onClose: () => void;
  deletedMessage?: string | undefined;
}

export function DeleteDialog(props: DeleteDialogProps) {
  const {
    title,
    itemName,
    consequence,
    onDelete,
    onClose,
    deletedMessage = 'Data berhasil dihapus',
  } = props;
  const deletion = useMutation({
    mutationFn: onDelete,
    onSuccess: () => {
      notifySuccess(deletedMessage);
      onClose();
    },
    onError: (error) => !isPasswordDemand(error) && onClose(),
  });
  if (isPasswordDemand(deletion.error)) {
    return (
      <Dialog isOpen onOpenChange={onClose} title={title} description={itemName}>
        <p className="mb-4 text-sm">{deletion.error.message}</p>
        <WithPassword
          label="Hapus"
          tone="danger"
          isAskedAtOnce
          onStart={async (body) => {
            await onDelete(body);
            notifySuccess(deletedMessage);
            onClose();
          }}
        />
      </Dialog>
    );
  }
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
      onConfirm={() => deletion.mutate({})}
    />
  );
}
