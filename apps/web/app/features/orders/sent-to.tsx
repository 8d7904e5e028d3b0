import { formatPhone, type Order } from '@timesync/contract';

/** Where an order goes; nothing when nothing is sent. */
export function SentTo({ order }: { order: Order }) {
  if (!order.shippingAddress) return null;
  const { name, whatsapp, street, kelurahan, kecamatan, city, province, postcode } =
    order.shippingAddress;
  return (
    <section aria-labelledby="sent-to">
      <h3 id="sent-to" className="font-bold text-ink">
        Dikirim ke
      </h3>
      <address className="mt-1 break-words text-ink text-sm not-italic">
        {name} · {formatPhone(whatsapp)}
        <span className="block">{street}</span>
        <span className="block">
          {kelurahan}, {kecamatan}
        </span>
        <span className="block">
          {city}, {province} {postcode}
        </span>
      </address>
    </section>
  );
}
