import type { ComponentProps } from 'react';
import { classNames } from '~/lib/browser/class-names';
import { controlStyle } from './control-style';

export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea {...rest} rows={rows} className={classNames(controlStyle, 'py-2.5', className)} />
  );
}
