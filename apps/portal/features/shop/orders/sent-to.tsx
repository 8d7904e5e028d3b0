import { addressLines, formatPhone, type Order } from '@timesync/contract';

/** The address of an order; empty if nothing is shipped. */
export function SentTo({ order: { shippingAddress } }: { order: Order }) {
  if (!shippingAddress) return null;
  const { name, whatsapp } = shippingAddress;
  return (
    <section aria-labelledby="sent-to">
      <h3 id="sent-to" className="font-bold text-ink">
        Dikirim ke
      </h3>
      <address className="mt-1 whitespace-pre-line break-words text-ink text-sm not-italic">
        {[`${name} · ${formatPhone(whatsapp)}`, ...addressLines(shippingAddress)].join('\n')}
      </address>
    </section>
  );
}
