import { Link, type LinkProps } from 'react-router';
import { type ButtonVariant, buttonStyle } from './button-style';

interface ButtonLinkProps extends LinkProps {
  variant?: ButtonVariant;
}

export function ButtonLink({ variant, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonStyle(variant, 'regular', className)} />;
}
