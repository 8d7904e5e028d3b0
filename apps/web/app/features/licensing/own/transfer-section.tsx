import type { OwnLicense } from '@timesync/contract';
import { useState } from 'react';
import { Button } from '~/components/ui/buttons/button';
import { Alert } from '~/components/ui/feedback/alert';
import type { PhotoUpload } from './photo-upload';
import { RequestTransferDialog } from './request-transfer-dialog';
import { coolingText, latestRequestLabel, obstacleText, transfersLine } from './transfer-labels';

interface TransferSectionProps {
  license: OwnLicense;
  photoUpload: PhotoUpload;
}

export function TransferSection({ license, photoUpload }: TransferSectionProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { transfers } = license;
  const latest = latestRequestLabel(transfers);
  const obstacle = obstacleText(transfers);
  const cooling = coolingText(transfers);
  return (
    <section aria-label="Pindah perangkat" className="space-y-3 border-line border-t pt-4">
      <p className="text-ink text-sm">
        <span className="font-semibold">Pindah perangkat:</span> {transfersLine(transfers)}
      </p>
      {cooling && <Alert tone="info">{cooling}</Alert>}
      {latest && <Alert tone={latest.tone}>{latest.text}</Alert>}
      {obstacle && <p className="text-ink-muted text-sm">{obstacle}</p>}
      {transfers.obstacle === null && (
        <Button variant="secondary" className="w-full sm:w-auto" onClick={() => setIsAsking(true)}>
          Perangkat rusak atau diganti?
        </Button>
      )}
      {isAsking && (
        <RequestTransferDialog
          license={license}
          photoUpload={photoUpload}
          onClose={() => setIsAsking(false)}
        />
      )}
    </section>
  );
}
