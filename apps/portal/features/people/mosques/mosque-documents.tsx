import { documentUrl, formatDate, type OwnOrderSummary } from '@timesync/contract';
import { textLinkStyle } from './text-link-style';

interface MosqueDocumentsProps {
  orders: readonly OwnOrderSummary[];
  mosqueId: number;
}

/** The paid orders of a mosque with their kwitansi and the treasurer's file. */
export function MosqueDocuments({ orders, mosqueId }: MosqueDocumentsProps) {
  const paid = orders.filter(({ mosque, status }) => mosque?.id === mosqueId && status === 'paid');
  if (paid.length === 0) return <p className="text-ink-muted">Belum ada kwitansi.</p>;
  return (
    <ul className="divide-y divide-line">
      {paid.map(({ id, invoiceNumber, createdAt, totalAmount }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
          <span className="text-ink">
            {invoiceNumber}, {formatDate(createdAt)}
          </span>
          {totalAmount > 0 && (
            <span className="flex flex-wrap gap-x-4">
              <a
                href={documentUrl('document', id)}
                target="_blank"
                rel="noopener"
                className={textLinkStyle}
              >
                Kwitansi <span className="sr-only">{invoiceNumber}</span>
              </a>
              <a
                href={documentUrl('treasurer', id)}
                target="_blank"
                rel="noopener"
                className={textLinkStyle}
              >
                Berkas bendahara <span className="sr-only">{invoiceNumber}</span>
              </a>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
