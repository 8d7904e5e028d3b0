import { brand, whatsappLink } from '@timesync/contract';
import type { ReactNode } from 'react';
import { usePublicSellerSettings } from '~/lib/seller-settings/use-public-seller-settings';

const MESSAGE = `Assalamualaikum, saya ingin bertanya tentang jam masjid ${brand.name}.`;

interface WhatsappContactProps {
  className: string;
  children: ReactNode;
}

/** Not there until the number is read, nor when the seller has set none: no text may count on it. */
export function WhatsappContact({ className, children }: WhatsappContactProps) {
  const number = usePublicSellerSettings()?.whatsappNumber;
  if (!number) return null;
  return (
    <a
      href={whatsappLink(number, MESSAGE)}
      target="_blank"
      rel="noopener noreferrer"
      className={className}
    >
      {children}
    </a>
  );
}
