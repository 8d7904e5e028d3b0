import { type Change, useChange } from '~/lib/api';
import { AlertDialog, type AlertDialogProps } from './alert-dialog';

interface ConfirmProps extends Omit<AlertDialogProps, 'isPending' | 'onConfirm'>, Change<void> {}

/** A question before one change. It stays until the change is made or refused, and says which. */
export function Confirm({ send, done, changes, ...question }: ConfirmProps) {
  const change = useChange({ send, done, changes });
  return (
    <AlertDialog
      {...question}
      isPending={change.isPending}
      onConfirm={() => change.mutate(undefined, { onSettled: question.onClose })}
    />
  );
}
