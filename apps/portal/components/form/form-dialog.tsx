import { Button } from '@timesync/ui';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Dialog } from '~/components/ui';
import { Form, type FormProps } from './form';
import { SubmitButton } from './submit-button';

export interface FormDialogProps<Input extends FieldValues, Output>
  extends Pick<
    FormProps<Input, Output>,
    'schema' | 'defaultValues' | 'onSubmit' | 'draft' | 'fallbackError' | 'children'
  > {
  title: string;
  description?: string | undefined;
  /** Shown above the form: a warning, or the details of the item. */
  lead?: ReactNode;
  /** Names the item: its number and its customer. */
  about?: ReactNode;
  confirm: string;
  isDanger?: boolean;
  /** A second button, which leaves everything as it is. */
  back?: string;
  onClose: () => void;
}

/** A dialog with one form: what happens, to which one, and the ways out. */
export function FormDialog<Input extends FieldValues, Output>(
  props: FormDialogProps<Input, Output>,
) {
  const { title, description, lead, about, confirm, isDanger, back, onClose, children, ...form } =
    props;
  return (
    <Dialog onClose={onClose} title={title} description={description}>
      {lead}
      {about && (
        <p className="mb-5 break-words rounded-control bg-sunken px-3.5 py-2.5 font-semibold text-ink">
          {about}
        </p>
      )}
      <Form {...form}>
        {children}
        <div className={back ? 'flex flex-col gap-3 sm:flex-row-reverse' : 'grid'}>
          <SubmitButton variant={isDanger ? 'danger' : 'primary'}>{confirm}</SubmitButton>
          {back && (
            <Button
              variant="secondary"
              onClick={({ currentTarget: { form: own } }) => {
                // The draft goes with it.
                own?.reset();
                onClose();
              }}
            >
              {back}
            </Button>
          )}
        </div>
      </Form>
    </Dialog>
  );
}
