import { formatDateTime, type ManagedTransfer } from '@timesync/contract';
import { Button, Card, Fact } from '@timesync/ui';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { PrivatePicture } from '~/components/ui/content/private-picture';
import { DialogOnDemand } from '~/components/ui/overlays/dialog-on-demand';
import { loadOnDemand } from '~/lib/browser/load-on-demand';
import { useNow } from '~/lib/browser/use-now';
import { elapsedLabel } from '~/lib/values/elapsed-label';
import { BoundDevice } from '../bound-device';
import { managedLicenseUrl } from '../managed-license-url';
import { transfersUsedLabel } from '../transfers-used';
import { EarlierTransfers } from './earlier-transfers';

const decisionDialog = loadOnDemand(
  async () => (await import('./transfer-decision-dialog')).TransferDecisionDialog,
);

interface TransferCardProps {
  transfer: ManagedTransfer;
  onDecided: () => void;
}

export function TransferCard({ transfer, onDecided }: TransferCardProps) {
  const [asked, setAsked] = useState<'approve' | 'reject'>();
  const now = useNow();
  const { owner, requestedAt } = transfer;
  return (
    <Card
      aria-label={`Permohonan ${transfer.licenseKey}`}
      className="grid gap-5 md:grid-cols-[16rem_1fr]"
    >
      <div className="space-y-3">
        {transfer.evidence.map((url) => (
          <PrivatePicture key={url} url={url} alt="Perangkat rusak, foto dari pelanggan" />
        ))}
      </div>
      <div className="min-w-0 space-y-5">
        <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
          <Fact label="Lisensi">
            <Link
              to={managedLicenseUrl(transfer.licenseId)}
              className="inline-flex min-h-11 items-center break-all font-mono text-brand-text underline underline-offset-2"
            >
              {transfer.licenseKey}
            </Link>
          </Fact>
          <Fact label="Pemilik">
            {owner.name}
            <span className="wrap-anywhere block font-normal">{owner.email}</span>
          </Fact>
          <Fact label="Perangkat lama">
            <BoundDevice device={transfer.device} />
          </Fact>
          <Fact label="Pindah sebelumnya">
            {transfersUsedLabel(transfer.transfersUsed)} terpakai
            {transfer.earlier.length === 0 && (
              <span className="block font-normal">Belum pernah diajukan</span>
            )}
          </Fact>
          <Fact label="Diajukan">
            {formatDateTime(requestedAt)} WIB
            <span className="block font-normal">Menunggu {elapsedLabel(requestedAt, now)}</span>
          </Fact>
          <Fact label="Cerita pelanggan">{transfer.note}</Fact>
        </dl>
        <EarlierTransfers transfers={transfer.earlier} />
        <div className="flex flex-wrap gap-3 *:flex-1 sm:*:flex-none">
          <Button onClick={() => setAsked('approve')}>
            <Check aria-hidden className="size-5" />
            Setujui
          </Button>
          <Button variant="secondary" onClick={() => setAsked('reject')}>
            <X aria-hidden className="size-5" />
            Tolak
          </Button>
        </div>
      </div>
      {asked && (
        <DialogOnDemand
          dialog={decisionDialog}
          title="Pindah perangkat"
          dialogProps={{ transfer, decision: asked, onClose: () => setAsked(undefined), onDecided }}
        />
      )}
    </Card>
  );
}
