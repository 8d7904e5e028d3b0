import { Field, Input } from '@timesync/ui';
import type { ComponentProps, ReactNode } from 'react';
import { useFormField } from './use-form-field';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'name'> {
  name: string;
  label: string;
  hint?: ReactNode;
}

export function TextField({ name, label, hint, ...rest }: TextFieldProps) {
  const field = useFormField(name);
  return (
    <Field label={label} hint={hint}>
      {(control) => <Input {...rest} {...control} {...field} />}
    </Field>
  );
}
