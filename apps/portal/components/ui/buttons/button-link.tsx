import { type ButtonVariant, buttonStyle } from '@timesync/ui';
import { Link, type LinkProps } from 'react-router';

interface ButtonLinkProps extends LinkProps {
  variant?: ButtonVariant;
}

export function ButtonLink({ variant, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonStyle(variant, 'regular', className)} />;
}
