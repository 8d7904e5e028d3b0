import type { OwnLicense } from '@timesync/contract';
import { Alert, Button } from '@timesync/ui';
import { useState } from 'react';
import { RequestTransferDialog } from './request-transfer-dialog';
import { latestRequestLabel, nextDeviceText, obstacleText, transfersLine } from './transfer-labels';
import { WrongDevice } from './wrong-device';

interface TransferSectionProps {
  license: OwnLicense;
}

export function TransferSection({ license }: TransferSectionProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { activation, transfers } = license;
  const latest = latestRequestLabel(transfers);
  const obstacle = obstacleText(transfers);
  const nextDevice = nextDeviceText(transfers);
  return (
    <section aria-label="Pindah perangkat" className="space-y-2">
      <p className="text-ink text-sm">
        <span className="font-semibold">Pindah perangkat:</span> {transfersLine(transfers)}
      </p>
      {nextDevice && <Alert tone="info">{nextDevice}</Alert>}
      {transfers.freeMoveUntil && activation && (
        <WrongDevice licenseId={license.id} activation={activation} />
      )}
      {latest && <Alert tone={latest.tone}>{latest.text}</Alert>}
      {obstacle && <p className="text-ink-muted text-sm">{obstacle}</p>}
      {transfers.obstacle === null && (
        <div className="-ml-4">
          <Button variant="quiet" className="text-brand-text" onClick={() => setIsAsking(true)}>
            Perangkat rusak atau diganti?
          </Button>
        </div>
      )}
      {isAsking && <RequestTransferDialog license={license} onClose={() => setIsAsking(false)} />}
    </section>
  );
}
