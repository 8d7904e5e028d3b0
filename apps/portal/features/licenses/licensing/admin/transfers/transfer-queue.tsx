import type { EarlierTransfer, ManagedTransfer } from '@timesync/contract';
import { DetailRow } from '@timesync/ui';
import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import { CardQueue } from '~/components/data-table';
import {
  decisionButtons,
  OwnerDetail,
  RequestCard,
  StoryDetails,
} from '~/components/photo-request/request-card';
import { lazyDialog } from '~/components/ui';
import { keys } from '~/lib/api';
import { BoundDevice } from '../bound-device';
import { managedLicenseUrl } from '../managed-license-url';
import { transfersUsedLabel } from '../transfers-used';
import { earlierTransferLabel } from './earlier-transfer-label';

const empty = {
  icon: CircleCheck,
  title: 'Tidak ada permohonan',
  text: 'Permohonan pindah perangkat dari pelanggan tampil di sini, yang paling lama menunggu di depan.',
};

/** Those that wait for a decision, the longest waiting first. */
export default function TransferQueue() {
  return (
    <CardQueue
      route="GET /admin/transfers"
      filter={{ status: 'open' }}
      queryKey={keys.transfers}
      // The licence, and what the menu counts.
      alsoChanges={[keys.licenses, ['orders', 'managed']]}
      failure="Permohonan tidak dapat dimuat."
      counted="permohonan menunggu"
      empty={empty}
      card={(transfer, onGone) => (
        <TransferCard key={transfer.id} transfer={transfer} onDecided={onGone} />
      )}
    />
  );
}

const TransferDecisionDialog = lazyDialog(() => import('./transfer-decision-dialog'));

interface TransferCardProps {
  transfer: ManagedTransfer;
  onDecided: () => void;
}

function TransferCard({ transfer, onDecided }: TransferCardProps) {
  return (
    <RequestCard
      label={`Permohonan ${transfer.licenseKey}`}
      photos={transfer.evidence}
      photoAlt="Perangkat rusak, foto dari pelanggan"
      decisions={{ approve: decisionButtons.agree, reject: decisionButtons.refuse }}
      dialog={(decision, onClose) => (
        <TransferDecisionDialog
          transfer={transfer}
          decision={decision}
          onClose={onClose}
          onDecided={onDecided}
        />
      )}
    >
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <DetailRow label="Lisensi">
          <Link
            to={managedLicenseUrl(transfer.licenseId)}
            className="inline-flex min-h-11 items-center break-all font-mono text-brand-text underline underline-offset-2"
          >
            {transfer.licenseKey}
          </Link>
        </DetailRow>
        <OwnerDetail owner={transfer.owner} />
        <DetailRow label="Perangkat lama">
          <BoundDevice device={transfer.device} />
        </DetailRow>
        <DetailRow label="Pindah sebelumnya">
          {transfersUsedLabel(transfer.transfersUsed)} terpakai
          {transfer.earlier.length === 0 && (
            <span className="block font-normal">Belum pernah diajukan</span>
          )}
        </DetailRow>
        <StoryDetails requestedAt={transfer.requestedAt} story={transfer.note} />
      </dl>
      <EarlierTransfers transfers={transfer.earlier} />
    </RequestCard>
  );
}

/** Earlier requests, also refused and uncounted ones, which the admin takes into account. */
function EarlierTransfers({ transfers }: { transfers: EarlierTransfer[] }) {
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
