import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { EntryDialog, type FormProps, TextareaField } from '~/components/form';

export interface DecisionLabels {
  title: string;
  description: string;
  noteLabel: string;
  noteHint: string;
  confirm: string;
  done: string;
}

interface DecisionDialogProps<Input extends FieldValues, Output>
  extends Pick<FormProps<Input, Output>, 'schema' | 'defaultValues'> {
  labels: DecisionLabels;
  /** Names the request: its number and its customer. */
  number: string;
  ownerName: string;
  isRefusal: boolean;
  send: (body: Output) => Promise<unknown>;
  onClose: () => void;
  onDecided: () => void;
  /** The fields above the note. */
  children: ReactNode;
}

/** An admin decides a customer's request, with a note that the customer reads. */
export function DecisionDialog<Input extends FieldValues, Output>(
  props: DecisionDialogProps<Input, Output>,
) {
  const { labels, number, ownerName, isRefusal, send, onClose, onDecided, children } = props;
  return (
    <EntryDialog
      title={labels.title}
      description={labels.description}
      about={
        <>
          <code className="font-mono">{number}</code>
          <span className="block font-normal">{ownerName}</span>
        </>
      }
      confirm={labels.confirm}
      isDanger={isRefusal}
      back="Kembali"
      onClose={onClose}
      draft={`decision ${isRefusal} ${number}`}
      schema={props.schema}
      defaultValues={props.defaultValues}
      done={labels.done}
      send={async (body) => {
        await send(body);
        onDecided();
      }}
    >
      {children}
      <TextareaField name="note" label={labels.noteLabel} hint={labels.noteHint} rows={3} />
    </EntryDialog>
  );
}
