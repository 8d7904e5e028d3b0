import type { ComponentProps } from 'react';
import { Field } from '~/components/ui/field';
import { Input } from '~/components/ui/input';

interface TrialFieldProps extends ComponentProps<'input'> {
  label: string;
  name: string;
  /** The field the form complains about. */
  wrongField: string | undefined;
}

export function TrialField({ label, wrongField, ...input }: TrialFieldProps) {
  return (
    <Field label={label}>
      {(control) => (
        <Input {...control} {...input} required aria-invalid={wrongField === input.name} />
      )}
    </Field>
  );
}
