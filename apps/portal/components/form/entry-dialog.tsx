import type { FieldValues } from 'react-hook-form';
import { type Change, toastDone, useRefresh } from '~/lib/api';
import { FormDialog, type FormDialogProps } from './form-dialog';

interface EntryDialogProps<Input extends FieldValues, Output>
  extends Omit<FormDialogProps<Input, Output>, 'onSubmit'>,
    Change<Output> {}

/** A dialog with one form: saved, it says so and closes. `send` throws to refuse. */
export function EntryDialog<Input extends FieldValues, Output>(
  props: EntryDialogProps<Input, Output>,
) {
  const { send, done, changes = [], ...form } = props;
  const refresh = useRefresh(...changes);
  return (
    <FormDialog
      {...form}
      onSubmit={async (values) => {
        toastDone(await send(values), done);
        void refresh();
        form.onClose();
      }}
    />
  );
}
