import { type ButtonVariant, buttonStyle } from '@timesync/ui';
import type { ComponentProps } from 'react';

interface ButtonLinkProps extends ComponentProps<'a'> {
  variant?: ButtonVariant;
}

export function ButtonLink({ variant, className, ...rest }: ButtonLinkProps) {
  return <a {...rest} className={buttonStyle(variant, 'regular', className)} />;
}
