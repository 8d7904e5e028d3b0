import { brand, formatPhone, type ManagedOrder, whatsappLink } from '@timesync/contract';
import { Fact } from '@timesync/ui';
import { MessageCircle } from 'lucide-react';

/** The customer, with a link to write to them. */
export function CustomerFact({ order }: { order: ManagedOrder }) {
  const { name, email, whatsapp } = order.user;
  const greeting = `Assalamualaikum ${name}, tentang pesanan ${order.invoiceNumber} di ${brand.name}: `;
  return (
    <Fact label="Pelanggan">
      {name}
      {order.mosque && <span className="block">{order.mosque.name}</span>}
      <span className="wrap-anywhere block font-normal">{email}</span>
      <a
        href={whatsappLink(whatsapp, greeting)}
        target="_blank"
        rel="noopener noreferrer"
        className="inline-flex min-h-11 items-center gap-2 text-brand-text underline underline-offset-2"
      >
        <MessageCircle aria-hidden className="size-5" />
        <span className="sr-only">Chat WhatsApp </span>
        {formatPhone(whatsapp)}
      </a>
    </Fact>
  );
}
