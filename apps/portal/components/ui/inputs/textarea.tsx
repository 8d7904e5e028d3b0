import { classNames, controlStyle, Field } from '@timesync/ui';
import type { ComponentProps, ReactNode } from 'react';

interface TextareaProps extends ComponentProps<'textarea'> {
  label: string;
  hint?: ReactNode;
}

export function Textarea({ label, hint, className, rows = 4, ...rest }: TextareaProps) {
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <textarea
          {...rest}
          {...control}
          rows={rows}
          className={classNames(controlStyle, 'py-2.5', className)}
        />
      )}
    </Field>
  );
}
