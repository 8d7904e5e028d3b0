import { type Order, type PaymentAccount, whatsappShareLink } from '@timesync/contract';
import { buttonStyle } from '@timesync/ui';
import { Send } from 'lucide-react';
import { treasurerMessage } from './treasurer-message';

interface TreasurerLinkProps {
  order: Order;
  accounts: PaymentAccount[];
}

export function TreasurerLink({ order, accounts }: TreasurerLinkProps) {
  return (
    <a
      href={whatsappShareLink(treasurerMessage(order, accounts))}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonStyle('secondary', 'regular', 'w-full')}
    >
      <Send aria-hidden className="size-5" />
      Kirim ke bendahara lewat WhatsApp
    </a>
  );
}
