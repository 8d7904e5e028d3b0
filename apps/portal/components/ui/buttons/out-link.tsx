import { type ButtonVariant, buttonStyle } from '@timesync/ui';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

interface OutLinkProps extends ComponentProps<'a'> {
  icon?: LucideIcon;
  variant?: ButtonVariant;
}

/** A button that leads out of the portal: to a chat in WhatsApp, to a document. */
export function OutLink(props: OutLinkProps) {
  const { icon: Icon, variant = 'primary', className, children, ...link } = props;
  return (
    <a
      {...link}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonStyle(variant, 'regular', className)}
    >
      {Icon && <Icon aria-hidden className="size-5" />}
      {children}
    </a>
  );
}
