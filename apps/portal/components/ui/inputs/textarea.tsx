import { classNames, controlStyle } from '@timesync/ui';
import type { ComponentProps } from 'react';

export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea {...rest} rows={rows} className={classNames(controlStyle, 'py-2.5', className)} />
  );
}
