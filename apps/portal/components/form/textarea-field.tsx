import type { ComponentProps } from 'react';
import { Textarea } from '~/components/ui';
import { type Named, useFormField } from './use-form-field';

export function TextareaField({ name, ...textarea }: Named<ComponentProps<typeof Textarea>>) {
  return <Textarea {...textarea} {...useFormField(name)} />;
}
