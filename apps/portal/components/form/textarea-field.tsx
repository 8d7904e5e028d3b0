import { Field } from '@timesync/ui';
import type { ComponentProps, ReactNode } from 'react';
import { Textarea } from '~/components/ui';
import { useFormField } from './use-form-field';

interface TextareaFieldProps extends Omit<ComponentProps<'textarea'>, 'name'> {
  name: string;
  label: string;
  hint?: ReactNode;
}

export function TextareaField({ name, label, hint, ...rest }: TextareaFieldProps) {
  const field = useFormField(name);
  return (
    <Field label={label} hint={hint}>
      {(control) => <Textarea {...rest} {...control} {...field} />}
    </Field>
  );
}
