import type { ComponentProps } from 'react';
import { useController } from 'react-hook-form';
import { RadioGroup } from '~/components/ui';

interface RadioFieldProps extends Omit<ComponentProps<typeof RadioGroup>, 'value' | 'onChange'> {
  name: string;
}

export function RadioField({ name, ...group }: RadioFieldProps) {
  const { field } = useController({ name });
  return <RadioGroup {...group} value={field.value} onChange={field.onChange} />;
}
