import { Button } from '@timesync/ui';
import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { CopyButton, Dialog } from '~/components/ui';
import { type Change, useRefresh } from '~/lib/api';
import { FormDialog, type FormDialogProps } from './form-dialog';

interface SecretDialogProps<Input extends FieldValues, Output>
  extends Omit<FormDialogProps<Input, Output>, 'onSubmit'>,
    Pick<Change<Output>, 'changes'> {
  /** Returns the secrets by their labels; nothing where none was made. */
  send: (values: Output) => Promise<Record<string, string> | undefined>;
  secretTitle: string;
  secretDescription: string;
  /** Below the secrets. */
  use?: ReactNode;
}

/** A form whose answer has secrets that no later answer contains. */
export function SecretDialog<Input extends FieldValues, Output>(
  props: SecretDialogProps<Input, Output>,
) {
  const { send, changes = [], secretTitle, secretDescription, use, ...form } = props;
  const [secrets, setSecrets] = useState<Record<string, string>>();
  const refresh = useRefresh(...changes);
  if (!secrets) {
    return (
      <FormDialog
        {...form}
        onSubmit={async (values) => {
          const made = await send(values);
          if (made) setSecrets(made);
          else form.onClose();
          void refresh();
        }}
      />
    );
  }
  return (
    <Dialog onClose={form.onClose} title={secretTitle} description={secretDescription}>
      <div className="space-y-4">
        {Object.entries(secrets).map(([label, secret]) => (
          <div key={label} className="space-y-2">
            <p className="font-semibold text-ink text-sm">{label}</p>
            <p className="break-all rounded-control bg-sunken p-3 font-mono text-ink text-sm">
              {secret}
            </p>
            <CopyButton text={secret} copiedMessage={`${label} disalin`}>
              Salin <span className="sr-only">{label}</span>
            </CopyButton>
          </div>
        ))}
        {use}
        <Button onClick={form.onClose}>Sudah saya simpan</Button>
      </div>
    </Dialog>
  );
}
