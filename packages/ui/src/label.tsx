import type { ComponentProps } from 'react';
import { classNames } from './class-names';

interface LabelProps extends ComponentProps<'label'> {
  htmlFor: string;
}

export function Label({ className, htmlFor, children, ...rest }: LabelProps) {
  return (
    <label
      {...rest}
      htmlFor={htmlFor}
      className={classNames('block font-semibold text-ink text-sm', className)}
    >
      {children}
    </label>
  );
}
