import type { ReactNode } from 'react';
import { Checkbox } from '~/components/ui';
import { useFormField } from './use-form-field';

export function CheckboxField({ name, label }: { name: string; label: ReactNode }) {
  const field = useFormField(name);
  return <Checkbox {...field} label={label} />;
}
