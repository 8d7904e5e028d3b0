import { LabelledInput } from '@timesync/ui';
import type { ComponentProps } from 'react';
import { type Named, useFormField } from './use-form-field';

export function TextField({ name, ...input }: Named<ComponentProps<typeof LabelledInput>>) {
  return <LabelledInput {...input} {...useFormField(name)} />;
}
