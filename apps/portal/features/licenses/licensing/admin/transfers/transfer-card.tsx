import type { ManagedTransfer } from '@timesync/contract';
import { Fact } from '@timesync/ui';
import { Link } from 'react-router';
import {
  decisionButtons,
  OwnerFact,
  RequestCard,
  StoryDetails,
} from '~/components/photo-request/request-card';
import { lazyDialog } from '~/components/ui/overlays/lazy-dialog';
import { BoundDevice } from '../bound-device';
import { managedLicenseUrl } from '../managed-license-url';
import { transfersUsedLabel } from '../transfers-used';
import { EarlierTransfers } from './earlier-transfers';

const TransferDecisionDialog = lazyDialog(
  async () => (await import('./transfer-decision-dialog')).TransferDecisionDialog,
);

interface TransferCardProps {
  transfer: ManagedTransfer;
  onDecided: () => void;
}

export function TransferCard({ transfer, onDecided }: TransferCardProps) {
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
        <Fact label="Lisensi">
          <Link
            to={managedLicenseUrl(transfer.licenseId)}
            className="inline-flex min-h-11 items-center break-all font-mono text-brand-text underline underline-offset-2"
          >
            {transfer.licenseKey}
          </Link>
        </Fact>
        <OwnerFact owner={transfer.owner} />
        <Fact label="Perangkat lama">
          <BoundDevice device={transfer.device} />
        </Fact>
        <Fact label="Pindah sebelumnya">
          {transfersUsedLabel(transfer.transfersUsed)} terpakai
          {transfer.earlier.length === 0 && (
            <span className="block font-normal">Belum pernah diajukan</span>
          )}
        </Fact>
        <StoryDetails requestedAt={transfer.requestedAt} story={transfer.note} />
      </dl>
      <EarlierTransfers transfers={transfer.earlier} />
    </RequestCard>
  );
}
