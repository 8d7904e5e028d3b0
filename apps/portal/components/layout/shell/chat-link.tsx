import { whatsappLink } from '@timesync/contract';
import { Button, type ButtonVariant, buttonStyle } from '@timesync/ui';
import type { ReactNode } from 'react';

interface ChatLinkProps {
  whatsappNumber: string | null;
  message: string;
  variant: ButtonVariant;
  className: string;
  children: ReactNode;
}

/** A real link, because popup blockers stop `window.open`; a disabled button while there is no number. */
export function ChatLink({ whatsappNumber, message, variant, className, children }: ChatLinkProps) {
  if (!whatsappNumber || !message) {
    return (
      <Button variant={variant} disabled className={className}>
        {children}
      </Button>
    );
  }
  return (
    <a
      href={whatsappLink(whatsappNumber, message)}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonStyle(variant, 'regular', className)}
    >
      {children}
    </a>
  );
}
