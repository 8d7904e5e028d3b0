import { Field } from '@timesync/ui';
import { useFormField } from '~/components/form/use-form-field';
import { Textarea } from '~/components/ui/inputs/textarea';

interface ReasonFieldProps {
  name: string;
  label: string;
  hint: string;
}

export function ReasonField({ name, label, hint }: ReasonFieldProps) {
  const field = useFormField(name);
  return (
    <Field label={label} hint={hint}>
      {(control) => <Textarea {...control} {...field} rows={3} />}
    </Field>
  );
}
