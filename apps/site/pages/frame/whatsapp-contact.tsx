import { brand, whatsappLink } from '@timesync/contract';
import type { ReactNode } from 'react';
import { useSite } from './site-context';

const MESSAGE = `Assalamualaikum, saya ingin bertanya tentang jam masjid ${brand.name}.`;

interface WhatsappContactProps {
  className: string;
  children: ReactNode;
}

/** Not there when the seller has set no number: no text may count on it. */
export function WhatsappContact({ className, children }: WhatsappContactProps) {
  const { whatsappNumber } = useSite().settings;
  if (!whatsappNumber) return null;
  return (
    <a
      href={whatsappLink(whatsappNumber, MESSAGE)}
      target="_blank"
      rel="noopener noreferrer"
      className={className}
    >
      {children}
    </a>
  );
}
