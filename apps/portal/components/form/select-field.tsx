import { Field } from '@timesync/ui';
import type { ComponentProps, ReactNode } from 'react';
import { Select } from '~/components/ui/inputs/select';
import { useFormField } from './use-form-field';

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'name'> {
  name: string;
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
