import { brand, formatPhone, type ManagedOrder, whatsappLink } from '@timesync/contract';
import { DetailRow } from '@timesync/ui';
import { MessageCircle } from 'lucide-react';
import { OrderLines } from '../order-lines';

/** The account as it was when the customer chose it. */
export function AccountDetail({ account }: { account: ManagedOrder['paymentAccount'] }) {
  if (!account) return null;
  return (
    <DetailRow label="Ditransfer ke">
      {account.name} <span className="tabular-nums">{account.accountNumber}</span>
      <span className="block font-normal">a.n. {account.accountName}</span>
    </DetailRow>
  );
}

/** The customer, with a link to write to them. */
export function CustomerDetail({ order }: { order: ManagedOrder }) {
  const { name, email, whatsapp } = order.user;
  const greeting = `Assalamualaikum ${name}, tentang pesanan ${order.invoiceNumber} di ${brand.name}: `;
  return (
    <DetailRow label="Pelanggan">
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
    </DetailRow>
  );
}

/** A free order has no proof, and its label says so. */
export function noProofLabel({ totalAmount }: Pick<ManagedOrder, 'totalAmount'>): string {
  return totalAmount === 0
    ? 'Pesanan gratis: tidak ada transfer, jadi tidak ada bukti.'
    : 'Belum ada bukti pembayaran.';
}

const stateOf = (used: boolean) => (used ? 'Telah dipakai' : 'Belum dipakai');

/** The lines of an order, each with its licences folded below it. */
export function ManagedOrderLines({ order }: { order: ManagedOrder }) {
  return (
    <OrderLines
      order={order}
      goodsOf={({ licenses }) =>
        licenses.length > 0 && (
          <details>
            <summary className="flex min-h-11 cursor-pointer items-center text-brand-text underline underline-offset-2">
              {licenses.length} lisensi
            </summary>
            <ul className="space-y-1 pb-1">
              {licenses.map(({ id, licenseKey, used }) => (
                <li key={id} className="break-all">
                  <span className="font-mono">{licenseKey}</span>{' '}
                  <span className="text-ink-muted">
                    ({order.status === 'refunded' ? 'Dicabut' : stateOf(used)})
                  </span>
                </li>
              ))}
            </ul>
          </details>
        )
      }
    />
  );
}
