import { Button } from '@timesync/ui';
import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { CopyButton, Dialog } from '~/components/ui';
import { type Change, useRefresh } from '~/lib/api';
import { Form, type FormProps } from './form';
import type { FormDialogProps } from './form-dialog';
import { SubmitButton } from './submit-button';

interface SecretDialogProps<Input extends FieldValues, Output>
  extends Omit<FormProps<Input, Output>, 'onSubmit'>,
    Pick<FormDialogProps<Input, Output>, 'title' | 'description' | 'confirm' | 'onClose'>,
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
  const { title, description, confirm, onClose, send, changes = [], children, ...rest } = props;
  const { secretTitle, secretDescription, use, ...form } = rest;
  const [secrets, setSecrets] = useState<Record<string, string>>();
  const refresh = useRefresh(...changes);
  return (
    <Dialog
      onClose={onClose}
      title={secrets ? secretTitle : title}
      description={secrets ? secretDescription : description}
    >
      {secrets ? (
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
          <Button onClick={onClose}>Sudah saya simpan</Button>
        </div>
      ) : (
        <Form
          {...form}
          onSubmit={async (values) => {
            const made = await send(values);
            if (made) setSecrets(made);
            else onClose();
            void refresh();
          }}
        >
          {children}
          <SubmitButton className="w-full">{confirm}</SubmitButton>
        </Form>
      )}
    </Dialog>
  );
}
