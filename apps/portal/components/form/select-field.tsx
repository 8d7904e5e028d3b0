import { Field } from '@timesync/ui';
import type { ReactNode } from 'react';
import { Select, type SelectProps } from '~/components/ui';
import { type Named, useFormField } from './use-form-field';

interface SelectFieldProps extends Named<SelectProps> {
  label: string;
  hint?: ReactNode;
}

export function SelectField({ name, label, hint, ...rest }: SelectFieldProps) {
  const field = useFormField(name);
  return (
    <Field label={label} hint={hint}>
      {(control) => <Select {...rest} {...control} {...field} />}
    </Field>
  );
}
