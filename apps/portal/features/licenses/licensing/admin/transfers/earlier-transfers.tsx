import type { EarlierTransfer } from '@timesync/contract';
import { earlierTransferLabel } from './earlier-transfer-label';

/** Earlier requests, also refused and uncounted ones, which the admin takes into account. */
export function EarlierTransfers({ transfers }: { transfers: EarlierTransfer[] }) {
  if (transfers.length === 0) return null;
  return (
    <section aria-label="Permohonan sebelumnya" className="space-y-2 text-sm">
      <h3 className="text-ink-muted">Permohonan sebelumnya</h3>
      <ol className="space-y-3 border-line border-l-2 pl-4">
        {transfers.map((transfer) => (
          <li key={transfer.id} className="break-words">
            <p className="font-medium text-ink">{earlierTransferLabel(transfer)}</p>
            <p className="text-ink-muted">Keterangan pelanggan: {transfer.note}</p>
            {transfer.decisionNote && (
              <p className="text-ink-muted">Catatan admin: {transfer.decisionNote}</p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
