import type { ReactNode } from 'react';
import { Checkbox } from '~/components/ui';
import { useFormField } from './use-form-field';

export function CheckboxField({ name, label }: { name: string; label: ReactNode }) {
  return <Checkbox {...useFormField(name)} label={label} />;
}

interface CheckboxListFieldProps {
  name: string;
  legend: string;
  labels: Record<string, string>;
}

/** Boxes of one name: the checked ones are a list. */
export function CheckboxListField({ name, legend, labels }: CheckboxListFieldProps) {
  const field = useFormField(name);
  return (
    <fieldset>
      <legend className="font-semibold text-ink text-sm">{legend}</legend>
      {Object.entries(labels).map(([value, label]) => (
        <Checkbox {...field} key={value} id={`${name}-${value}`} value={value} label={label} />
      ))}
    </fieldset>
  );
}
